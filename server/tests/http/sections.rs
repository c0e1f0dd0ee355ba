//! Server data of sections: initial snapshots of the core's machines, and lists of any length.

use std::fs;
use std::path::Path;

use core_wasm::fields::FieldKey;
use core_wasm::site::encode_value;
use serde_json::{Value, json};

use crate::content_documents::{copy_of, copy_of_small_site, replace};
use crate::content_import::import_into;
use crate::harness::{CONTACT, Setup, TestApp, assert_has, each, example_content, root};

/// A page with every section whose machine counts something, each with as few entries as allowed.
const FEW: &str = r#"path: /few
label: Few
seo: {title: Few of each, description: As little as there may be.}
sections:
  - circle: {title: One reason, items: [{title: One, desc: The only one.}]}
  - workflow: {eyebrow: Work, heading: Steps, description: Of the method., closing: The end}
  - leadership: {eyebrow: People, heading: Leaders, description: Who leads.}
  - testimonials: {eyebrow: Voices, heading: Clients}
  - partners: {heading: Partners, officesHeading: Offices, closing: The end}
  - otherServices: {title: More, leadTitle: Lead, leadImage: {name: service/ai-consulting}, pages: []}
  - successStories:
      heading: Stories
      linkLabel: Read
      image: {name: industry/healthcare}
      cards: [{title: One, stories: [{page: /services/support, label: Support}]}]
"#;

/// A story with a measured result.
const COUNTY: &str = "/success-stories/county-erp-cloud-hcm-conversion";

/// Returns the small site with a minimal page, and lists of these lengths.
fn site_with(leaders: usize, testimonials: usize, steps: usize, slides: usize) -> tempfile::TempDir {
    let copy = copy_of_small_site();
    let write = |file: &str, text: String| fs::write(copy.path().join(file), text).unwrap();
    write("pages/few.yaml", FEW.to_owned());
    let leader = "{name: Leader #, role: Chief, image: {name: media/desk.png, alt: Portrait}}";
    write("lists/leaders.yaml", list("leaders", leaders, leader));
    let voice = "{id: voice-#, name: Voice, role: Director, organisation: City, location: Here, quote: It works., \
                 image: {name: testimonial/city-cfo, alt: Portrait}}";
    write("lists/testimonials.yaml", list("testimonials", testimonials, voice));
    write("lists/partners.yaml", list("partners", 0, ""));
    write("lists/delivery.yaml", list("steps", steps, "{title: Step #, subtitle: A step, desc: What is done.}"));
    let home = fs::read_to_string(copy.path().join("pages/home.yaml")).unwrap();
    let (start, rest) = home.split_once("      slides:\n").unwrap();
    let (_, end) = rest.split_once("\n\n").unwrap();
    let slide = "{name: Slide #, video: event, eyebrow: A slide, title: Slide, description: Words., \
                 link: {label: Home, href: /}}";
    let slides = list("slides", slides, slide).replace('\n', "\n      ");
    write("pages/home.yaml", format!("{start}      {}\n\n{end}", slides.trim_end()));
    copy
}

/// Returns a list of entries, in which # is their number.
fn list(name: &str, count: usize, entry: &str) -> String {
    let entries: String =
        (1..=count).map(|number| format!("\n  - {}", entry.replace('#', &number.to_string()))).collect();
    format!("{name}:{}\n", if entries.is_empty() { " []" } else { &entries })
}

async fn app_of(folder: &Path) -> TestApp {
    TestApp::with(Setup { landings: false, pages: folder.to_owned(), ..Setup::default() }).await
}

#[tokio::test]
async fn sections_have_the_initial_snapshots_of_their_machines() {
    let app = TestApp::new().await;
    let hero = app.get("/").await.section("homeHero");
    assert_eq!(hero["hero"], json!({ "index": 1, "nextIndex": 2, "muted": true, "autoplay": "running" }));
    assert_eq!(hero["headlines"], json!({ "index": 0, "nextIndex": 1, "muted": true, "autoplay": "running" }));
    for (path, kind, machine) in [
        ("/about", "testimonials", json!({ "index": 0, "count": 5 })),
        ("/about", "leadership", json!({ "previousDisabled": true, "nextDisabled": false })),
        ("/ai-services/generative-ai", "circle", json!({ "index": 0, "count": 4 })),
        ("/ai-services/generative-ai", "otherServices", json!({ "visible": [1, 2, 3], "arrows": true })),
        ("/industries/healthcare", "successStories", json!({ "visible": [0, 1], "arrows": false })),
        ("/industries/public-sector", "successStories", json!({ "visible": [0, 1, 2], "arrows": true })),
    ] {
        assert_eq!(app.get(path).await.section(kind)["machine"], machine, "{path} {kind}");
    }
    let about = app.get("/about").await;
    assert_eq!(about.section("workflow")["stepFrames"], json!([1, 12, 24, 36, 48]));
    assert_eq!(about.section("workflow")["steps"].as_array().unwrap().len(), 5);
    assert_eq!(about.section("testimonials")["testimonials"].as_array().unwrap().len(), 5);
    assert_eq!(about.section("aboutStory"), json!(null), "nothing is added to what an editor wrote");
}

#[tokio::test]
async fn proof_has_the_first_result_of_its_story_and_the_testimonial() {
    let pages = copy_of(&example_content());
    let result = "text: Parallel payroll comparison ran";
    replace(pages.path(), &format!("pages{COUNTY}.yaml"), result, "text: Parallel **payroll** comparison ran");
    let app = TestApp::with(Setup { pages: pages.path().to_owned(), ..Setup::default() }).await;
    let proof = app.get("/industries/public-sector").await.section("proof");
    assert_eq!(proof["voice"]["id"], "county-deputy-cfo");
    assert_eq!(proof["voice"]["name"], json!(null), "the site does not show names");
    assert_eq!(
        proof["result"],
        json!({
            "figure": "3X",
            "text": "Parallel payroll comparison ran at 3X the pace of the county's earlier attempt",
            "story": { "label": "County ERP Cloud and HCM Conversion", "href": COUNTY },
        })
    );
    let proof = app.get("/ai-services/generative-ai").await.section("proof");
    assert_eq!((&proof["voice"]["id"], &proof["result"]), (&json!("medtech-ceo"), &json!(null)));
    let proof = app.get("/industries/financial").await.section("proof");
    assert_eq!((&proof["voice"], &proof["result"]["figure"]), (&json!(null), &json!("2X")));
}

#[tokio::test]
async fn buttons_of_strips_and_packages_lead_to_the_form_with_what_they_ask_for() {
    let app = TestApp::new().await;
    let page = app.get("/cloud-services/faw-xcelerator").await;
    let text = page.page_data().to_string();
    let from = "&from=%2Fcloud-services%2Ffaw-xcelerator";
    assert!(text.contains(&format!("\"/contacts?service=FAW+Xcelerator{from}\"")), "the strip: {text}");
    for part in ["Any+one+pillar%3A+HCM%2C+ERP+or+SCM", "Any+two+pillars", "All+three+pillars"] {
        assert!(text.contains(&format!("\"/contacts?service=FAW+Xcelerator%2C+{part}{from}\"")), "{part}: {text}");
    }
    assert_eq!(page.section("requestStrip")["leader"]["name"], "Lakshmi Venkataraman");
    let industry = app.get("/industries/utilities").await.page_data().to_string();
    assert!(industry.contains("\"/contacts?from=%2Findustries%2Futilities\""), "an industry is no offer: {industry}");
}

#[tokio::test]
async fn an_author_who_leads_answers_the_offer_of_an_item_otherwise_the_leader_of_the_hub() {
    let app = TestApp::new().await;
    import_into(&app, &example_content()).await;
    for (path, writer, leader) in [
        ("/blog/agentic-ai", json!("Arjun Pillai"), "Arjun Pillai"),
        ("/events/gfoa-2025", json!(null), "Hannah Lindqvist"),
    ] {
        let data = app.get(path).await.page_data()["page"]["data"].clone();
        assert_eq!(data["writer"]["name"], writer, "{path}");
        let offer = &data["offer"];
        assert_eq!(offer["data"]["leader"]["name"], leader, "{path}");
        assert_eq!(offer["props"]["action"]["href"], format!("/contacts?from={}", encode_value(path)), "{path}");
        assert_eq!(offer["props"]["note"], "Answers within one business day", "tokens are replaced");
    }
}

#[tokio::test]
async fn an_item_has_no_offer_if_the_hub_has_none() {
    let pages = copy_of(&example_content());
    let hub = pages.path().join("pages/insights.yaml");
    let text = fs::read_to_string(&hub).unwrap();
    let (without, _) = text.split_once("      offer:\n").unwrap();
    fs::write(&hub, without).unwrap();
    let app = TestApp::with(Setup { pages: pages.path().to_owned(), ..Setup::default() }).await;
    import_into(&app, pages.path()).await;
    assert_eq!(app.get("/blog/agentic-ai").await.page_data()["page"]["data"]["offer"], json!(null));
}

#[tokio::test]
async fn stories_and_hero_have_the_results_of_the_stories() {
    let app = TestApp::new().await;
    let results = app.get("/industries/public-sector").await.section("successStories")["results"].clone();
    assert_eq!(results[COUNTY]["figure"], "3X");
    let town = &results["/success-stories/town-financials-projects-grants-procurement"];
    assert_eq!(town["figure"], json!(null), "its first result has no figure");
    assert!(town["text"].as_str().unwrap().starts_with("Spent, committed and remaining"), "{town}");
    assert_eq!(
        app.get("/").await.section("homeHero")["results"],
        json!([
            { "figure": "3X", "label": "payroll comparison, a county", "href": COUNTY },
            { "figure": "20–30%", "label": "fewer tickets, a city", "href": "/success-stories/city-erp-engagement" },
            { "figure": "2X", "label": "faster approvals, a utility", "href": "/success-stories/hcm-efficiency" },
        ])
    );
}

#[tokio::test]
async fn sections_work_with_no_items_and_few() {
    let few = site_with(0, 1, 1, 1);
    let app = app_of(few.path()).await;
    let hero = app.get("/").await.section("homeHero");
    assert_eq!(hero["hero"], json!({ "index": 0, "nextIndex": 0, "muted": true, "autoplay": "still" }));
    assert_eq!(hero["headlines"], json!({ "index": 0, "nextIndex": 0, "muted": true, "autoplay": "still" }));
    assert_eq!(hero["upcoming"], json!(null));
    let page = app.get("/few").await.expect(200);
    assert_eq!(page.section("circle")["machine"], json!({ "index": 0, "count": 1 }));
    assert_eq!(page.section("workflow")["stepFrames"], json!([1]));
    assert_eq!(page.section("leadership")["leaders"], json!([]));
    let testimonials = page.section("testimonials");
    assert_eq!(testimonials["machine"], json!({ "index": 0, "count": 1 }));
    assert_eq!(testimonials["testimonials"][0]["id"], "voice-1");
    assert_eq!(page.section("partners")["partners"], json!([]));
    let services = page.section("otherServices");
    assert_eq!(services, json!({ "cards": [], "machine": { "visible": [], "arrows": false } }));
    assert_eq!(page.section("successStories")["machine"], json!({ "visible": [0], "arrows": false }));

    let none = site_with(0, 0, 0, 2);
    let app = app_of(none.path()).await;
    let page = app.get("/few").await;
    let workflow = page.section("workflow");
    assert_eq!((&workflow["steps"], &workflow["stepFrames"]), (&json!([]), &json!([])));
    assert_eq!(page.section("testimonials")["machine"], json!({ "index": 0, "count": 0 }));
    let hero = app.get("/").await.section("homeHero")["hero"].clone();
    assert_eq!(hero, json!({ "index": 0, "nextIndex": 1, "muted": true, "autoplay": "running" }));
}

#[tokio::test]
async fn a_card_links_to_its_page_and_drafts_have_no_card() {
    let copy = site_with(1, 1, 1, 1);
    replace(copy.path(), "pages/few.yaml", "pages: []", "pages: [/services/planning, /services/support]");
    let app = app_of(copy.path()).await;
    let services = app.get("/few").await.section("otherServices");
    assert_eq!(services["machine"], json!({ "visible": [1, 2], "arrows": false }));
    assert_eq!(
        services["cards"][0],
        json!({
            "title": "Plan the work", "label": "Planning", "category": "Service", "family": "Services", "date": "2026-10-05",
            "dateLabel": "05 Oct 2026", "href": "/services/planning",
        })
    );
    assert_eq!(services["cards"][1]["family"], json!(null));

    replace(copy.path(), "pages/services/support.yaml", "label: Support\n", "label: Support\ndraft: true\n");
    let app = app_of(copy.path()).await;
    let services = app.get("/few").await.section("otherServices");
    assert_eq!(services["cards"].as_array().unwrap().len(), 1);
    assert_eq!(services["machine"], json!({ "visible": [1], "arrows": false }));
}

#[tokio::test]
async fn a_query_is_used_only_on_the_own_page_of_a_section() {
    let copy = site_with(0, 0, 0, 1);
    let text = |file: &str| fs::read_to_string(copy.path().join(file)).unwrap();
    let sections = |file: &str| text(file).split_once("sections:\n").unwrap().1.to_owned();
    let both = format!("{FEW}{}{}", sections("pages/contacts.yaml"), sections("pages/search.yaml"));
    fs::write(copy.path().join("pages/few.yaml"), both).unwrap();
    let app = app_of(copy.path()).await;
    let asked = app.get("/few?service=Stray&sent=L-7K3M9Q2&from=/&q=stray").await;
    let plain = app.get("/few").await;
    assert_eq!([asked.status, plain.status], [200, 200]);
    for kind in ["contact", "siteSearch"] {
        assert_eq!(asked.section(kind), plain.section(kind));
    }
    assert_eq!(plain.section("contact")["prefill"], json!({ "service": null, "origin": null }));
    assert_eq!(plain.section("contact")["sent"], json!(null));
    assert_eq!(plain.section("siteSearch")["query"], "");
}

#[tokio::test]
async fn a_button_without_an_address_prefills_the_displayed_offer() {
    let copy = site_with(0, 0, 0, 1);
    replace(copy.path(), "pages/services/planning.yaml", "label: Planning\n", "label: '{brand} Planning'\n");
    let app = app_of(copy.path()).await;
    let page = app.get("/services/planning").await.page_data();
    let text = page.to_string();
    let brand = encode_value(&app.state.config().site.brand.name);
    assert!(text.contains(&format!("/contacts?service={brand}+Planning&from=%2Fservices%2Fplanning")), "{text}");
}

#[tokio::test]
async fn the_contact_form_is_initially_empty_refused_or_sent() {
    let app = TestApp::new().await;
    let texts = FieldKey::VISITOR.into_iter().chain(FieldKey::ANSWERS).filter(|field| *field != FieldKey::Phone);
    let mut empty_values: Value = texts.map(|field| (field.as_str().to_owned(), json!(""))).collect();
    empty_values["privacy"] = json!(false);
    let empty = json!({
        "values": empty_values,
        "phone": {
            "value": "", "text": "", "country": { "iso": "US", "name": "United States", "dial": "1" }, "notice": null,
        },
        "errors": [],
        "summaryFocus": 0,
        "submission": {
            "status": "idle", "disabled": false, "reference": null, "failure": null,
        },
        "picker": null,
    });
    assert_eq!(
        app.get("/contacts").await.section("contact"),
        json!({
            "prefill": { "service": null, "origin": null }, "form": null, "sent": null, "machine": empty,
            "descriptionLimit": 5000,
        })
    );

    let sent = app.get("/contacts?sent=L-7K3M9Q2").await.section("contact");
    let no_reference = app.get("/contacts?sent=nothing").await.section("contact");
    assert_eq!(no_reference["machine"], empty, "a made-up reference says nothing");
    assert_eq!(
        sent["machine"]["submission"],
        json!({
            "status": "success", "disabled": false, "reference": "L-7K3M9Q2", "failure": null,
        })
    );

    let refused = app.post_form(CONTACT, "fullName=Ada&email=x&phone=%2B12015550123&privacy=on");
    let form = refused.await.section("contact")["machine"].clone();
    assert_eq!(form["errors"], json!([{ "field": "email", "code": "invalid" }]));
    assert_eq!((&form["submission"], &form["values"]), (&empty["submission"], &empty["values"]));
}

#[tokio::test]
async fn dialogs_of_a_landing_have_its_days_and_slots() {
    let app = TestApp::new().await;
    let machines = app.get("/oracle-ai-world-2027").await.page_data()["page"]["machines"].clone();
    let picker = &machines["booking"]["picker"];
    assert_eq!(each(&picker["days"], "label"), ["12 Oct 2027", "13 Oct 2027", "14 Oct 2027", "15 Oct 2027"]);
    assert_eq!(
        picker["slots"][0],
        json!({
            "time": "10:00 AM-10:30 AM", "start": 600, "startsAt": null, "label": "10:00 AM to 10:30 AM", "state": "free",
            "reason": null, "selected": false,
        })
    );
    assert_eq!((&picker["date"], &picker["ended"]), (&json!(null), &json!(false)));
    assert_eq!(machines["contact"]["submission"]["status"], "idle");
}

#[tokio::test]
async fn pages_have_their_place_in_the_menus() {
    let app = TestApp::new().await;
    for (path, heading, group) in [
        ("/", json!(null), json!(null)),
        ("/ai-services/generative-ai", json!("ai"), json!("ai")),
        ("/industries/healthcare", json!("id"), json!("id")),
        ("/insights", json!(null), json!("insights")),
        ("/events/none", json!(null), json!(null)),
        ("/contacts", json!(null), json!(null)),
        ("/nowhere", json!(null), json!(null)),
    ] {
        let section = app.get(path).await.page_data()["page"]["section"].clone();
        assert_eq!(section, json!({ "heading": heading, "group": group }), "{path}");
    }
}

#[tokio::test]
async fn texts_with_marks_reach_views_as_parts_and_the_search_as_words() {
    let pages = copy_of_small_site();
    let text = "Then we **build** it: [{email}](mailto:{email}) or [the plan](media/plan.pdf).";
    replace(pages.path(), "pages/services/planning.yaml", "- Then we build.", &format!("- \"{text}\""));
    fs::write(pages.path().join("media/plan.pdf"), b"%PDF-1.7\nplan\n%%EOF\n").unwrap();
    let app = TestApp::with(Setup { pages: pages.path().to_owned(), landings: false, ..Setup::default() }).await;
    let page = app.get("/services/planning").await.page_data();
    let sections = page["page"]["document"]["sections"].as_array().unwrap();
    let prose = sections.iter().find(|section| section["kind"] == "prose").unwrap();
    let paragraph = &prose["props"]["paragraphs"][1];
    let file = paragraph[5]["href"].as_str().unwrap();
    assert!(file.starts_with("/content/plan.pdf?v="), "{file}");
    let email = "info@acme.example";
    assert_eq!(
        *paragraph,
        json!([
            "Then we ", { "strong": ["build"] }, " it: ", { "href": format!("mailto:{email}"), "link": [email] }, " or ",
            { "href": file, "link": ["the plan"] }, ".",
        ])
    );
    let found = |hits: Value| hits["data"].as_array().unwrap().iter().any(|hit| hit["path"] == "/services/planning");
    assert!(found(app.get("/api/search/?q=build").await.json()), "the words are found");
    assert!(!found(app.get("/api/search/?q=mailto").await.json()), "and addresses are not");
}

#[tokio::test]
async fn the_first_tab_of_the_hub_has_the_address_without_a_tab() {
    let pages = copy_of(&root().join("content"));
    let hub = pages.path().join("pages/insights.yaml");
    let text = std::fs::read_to_string(&hub).unwrap();
    let text = text.replace("- id: events", "- id: other").replace("- id: blog", "- id: events");
    std::fs::write(&hub, text.replace("- id: other", "- id: blog")).unwrap();
    let app = TestApp::with(Setup { pages: pages.path().to_owned(), ..Setup::default() }).await;
    for (address, tab, query, canonical) in [
        ("/insights", "blog", "", json!(null)),
        ("/insights?tab=blog", "blog", "", json!(null)),
        ("/insights?tab=podcasts", "blog", "", json!(null)),
        ("/insights?tab=events", "events", "tab=events", json!("/insights?tab=events")),
    ] {
        let answer = app.get(address).await;
        assert_eq!(answer.section("insightsHub")["tab"], tab, "{address}");
        let data = answer.page_data();
        let route = json!({ "name": "insights", "tab": tab });
        let document = json!({ "canonical": canonical });
        assert_has(&data["page"], &json!({ "route": route, "query": query, "document": document }));
        assert_eq!(data["shell"]["hints"]["tab"], "blog");
    }
}

#[tokio::test]
async fn a_hub_without_events_opens_its_first_tab() {
    let pages = root().join("web/tests/fixtures/small-firm/content");
    let app = TestApp::with(Setup { pages, landings: false, ..Setup::default() }).await;
    for (address, tab) in [("/insights", "blog"), ("/insights?tab=events", "blog"), ("/insights?tab=news", "news")] {
        let answer = app.get(address).await;
        assert_eq!(answer.section("insightsHub")["tab"], tab, "{address}");
        assert!(answer.page_data()["page"]["document"]["title"].as_str().unwrap().starts_with(match tab {
            "blog" => "Log book",
            _ => "Harbour talk",
        }));
    }
}
