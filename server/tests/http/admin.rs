//! The back office over HTTP: signing in, roles, the inbox, and attacks on them.

use std::pin::pin;
use std::sync::mpsc;
use std::thread::available_parallelism;
use std::time::Duration;

use axum::http::Method;
use model::Role;
use serde_json::{Value, json};
use server::admin::UserLink;
use server::work::cpu_pool;
use store::UserChanged;
use tokio::time::timeout;
use totp_rs::{Builder, Secret};

use crate::harness::{Answer, CONTACT, DAY_MS, NOW, SITE, Setup, TestApp, assert_has, each};
use crate::openapi::back_office;

const PASSWORD: &str = "copper lantern over seven rivers";
const WRONG: &str = "The e-mail address or the password is wrong.";
const OWN: (&str, &str) = ("origin", "https://www.acme.example");

/// A browser that is signed in.
pub(crate) struct Browser {
    pub(crate) app: TestApp,
    pub(crate) cookie: String,
}

/// Returns the session's cookie that an answer sets.
fn cookie_of(answer: &Answer) -> String {
    let cookie = answer.headers.get("set-cookie").unwrap().to_str().unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Strict; Secure"), "{cookie}");
    cookie.split(';').next().unwrap().to_owned()
}

async fn call(app: &TestApp, method: Method, path: &str, cookie: &str, body: Option<Value>) -> Answer {
    let headers = [OWN, ("content-type", "application/json"), ("cookie", cookie)];
    let body = body.map(|body| body.to_string()).unwrap_or_default();
    app.request(method, &format!("/api/admin{path}"), &headers, &body).await
}

impl Browser {
    /// Invites a person and signs in as them.
    pub(crate) async fn of(app: &TestApp, email: &str, role: Role) -> Self {
        let token = invite(app, email, role).await;
        let answer = accept(app, &token, PASSWORD).await.expect(200);
        Self { app: app.clone(), cookie: cookie_of(&answer) }
    }

    pub(crate) async fn call(&self, method: Method, path: &str, body: Value) -> Answer {
        call(&self.app, method, path, &self.cookie, Some(body)).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        call(&self.app, Method::GET, path, &self.cookie, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.call(Method::POST, path, body).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> Answer {
        self.call(Method::PUT, path, body).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Answer {
        self.call(Method::PATCH, path, body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        call(&self.app, Method::DELETE, path, &self.cookie, None).await
    }
}

impl TestApp {
    /// Returns the app with somebody who is signed in.
    pub(crate) async fn signed_in(self, role: Role) -> (Self, Browser) {
        let browser = Browser::of(&self, "ada@acme.example", role).await;
        (self, browser)
    }
}

/// Invites a person and returns the link's token.
async fn invite(app: &TestApp, email: &str, role: Role) -> String {
    let now_ms = app.state.clock.now_ms();
    let link = UserLink::create(&app.state.config(), "https://www.acme.example", email, true, now_ms).unwrap();
    app.state.store.invite_user(email, role, link.row(), None, now_ms).await.unwrap();
    link.address.split_once('#').unwrap().1.to_owned()
}

/// Uses a link: sets the password of its person.
async fn accept(app: &TestApp, token: &str, password: &str) -> Answer {
    call(app, Method::POST, "/links", "", Some(json!({ "token": token, "password": password }))).await
}

/// Uses a link of the first owner.
async fn accept_as(app: &TestApp, token: &str, email: Value, password: &str) -> Answer {
    let body = json!({ "token": token, "email": email, "password": password });
    call(app, Method::POST, "/links", "", Some(body)).await
}

async fn sign_in(app: &TestApp, email: &str, password: &str) -> Answer {
    call(app, Method::POST, "/session", "", Some(json!({ "email": email, "password": password }))).await
}

async fn send_lead(app: &TestApp, name: &str, company: &str, text: &str) {
    let body = json!({ "fullName": name, "email": format!("{}@example.org", name.to_lowercase().replace(' ', ".")),
        "phone": "+17045550142", "company": company, "service": "Cloud Technology", "description": text, "privacy": true });
    app.post_json(CONTACT, &body.to_string()).await.expect(200);
}

pub(crate) fn member<'a>(value: &'a Value, path: &str) -> &'a Value {
    value.pointer(path).unwrap_or_else(|| panic!("{path} is missing in {value}"))
}

/// The endpoints of each set of roles. "none" is an id that nothing has.
const ENDPOINTS: [(&[Role], &str); 5] = [
    (
        &Role::ALL,
        "GET /session, GET /sessions, DELETE /sessions, DELETE /sessions/none, PUT /password, POST /second-factor, \
         PUT /second-factor, DELETE /second-factor, GET /overview",
    ),
    (
        &[Role::Owner],
        "GET /users, POST /users, PATCH /users/none, POST /users/none/link, GET /audit, GET /settings, \
         POST /first-pages",
    ),
    (
        &[Role::Owner, Role::Sales],
        "POST /leads/search, POST /leads/bulk, POST /leads/csv, GET /leads/none, PATCH /leads/none, \
         POST /leads/none/notes, GET /leads/none/person, POST /leads/none/person/export, \
         POST /leads/none/person/erase, POST /bookings, POST /bookings/none/cancel, POST /bookings/block, \
         POST /bookings/release, GET /bookings/none/person, POST /bookings/none/person/export, \
         POST /bookings/none/person/erase, GET /deliveries?state=failed, POST /deliveries/none/retry, \
         POST /deliveries/retry",
    ),
    (
        &[Role::Owner, Role::Sales, Role::Booth],
        "GET /bookings/events, GET /bookings/board?event=none&day=2027-10-12, POST /bookings/find, \
         GET /bookings/none, POST /bookings/none/move, POST /bookings/none/check-in",
    ),
    (
        &[Role::Owner, Role::Editor],
        "GET /content, POST /content, GET /content/schema/none, GET /content/choices, GET /content/none, \
         PUT /content/none/draft, DELETE /content/none/draft, POST /content/none/publish, POST /content/none/plan, \
         DELETE /content/none/plan, POST /content/none/unpublish, GET /content/none/links, \
         POST /content/none/delete, GET /content/none/history, GET /content/none/history/1, \
         POST /content/none/restore, POST /content/none/preview, GET /content/none/mail, \
         POST /content/none/payload, POST /content/none/presence, DELETE /content/none/presence, GET /media, \
         POST /media?name=a.png, GET /media/none, PATCH /media/none, DELETE /media/none, \
         PUT /media/none/file?name=a.png, DELETE /media/none/file",
    ),
];

#[tokio::test]
async fn endpoints_need_a_session_and_the_right_role() {
    let app = TestApp::new().await;
    // The members that any of them requires. All but one ignore the others.
    let body = json!({
        "action": "publish", "at": 0, "baseRevision": 0, "checkedIn": true, "code": "1", "current": 0,
        "day": "2027-10-12", "email": "no address", "event": "none", "filter": {}, "fullName": "", "ids": [],
        "kind": "page", "mail": true, "pages": "blank", "password": "a", "phone": "", "revision": 0, "role": "owner",
        "slug": "a", "state": "won", "text": "a", "time": "10:30 AM-11:00 AM", "title": "A", "values": {}, "version": 0,
    });
    let body_of = |path: &str| if path == "/media/none" { json!({ "revision": 0 }) } else { body.clone() };
    let endpoints: Vec<(Method, &str, &[Role])> = ENDPOINTS
        .iter()
        .flat_map(|(roles, listed)| listed.split(", ").map(|endpoint| (*roles, endpoint.split_once(' ').unwrap())))
        .map(|(roles, (method, path))| (method.parse().unwrap(), path, roles))
        .collect();
    let is_of = |pattern: &str, path: &str| {
        let (pattern, path) = (pattern.split('/'), path.split('?').next().unwrap().split('/'));
        let is_same =
            |(one, other): (&str, &str)| one == other || one.starts_with('{') && ["none", "1"].contains(&other);
        pattern.clone().count() == path.clone().count() && pattern.zip(path).all(is_same)
    };
    let description = app.get("/api/openapi.json").await.json();
    for (method, pattern, operation) in back_office(&description) {
        // The stream has separate tests; signing out ends the session.
        let is_elsewhere = pattern == "/events" || (method == Method::DELETE && pattern == "/session");
        let is_listed = endpoints.iter().any(|(listed, path, _)| *listed == method && is_of(&pattern, path));
        assert!(operation["security"] == json!(null) || is_elsewhere || is_listed, "{method} {pattern} is not tested");
    }
    for (method, path, _) in &endpoints {
        for cookie in ["", "back_office=0123456789", "back_office="] {
            call(&app, method.clone(), path, cookie, Some(body_of(path))).await.expect(401);
        }
    }
    for role in Role::ALL {
        let browser = Browser::of(&app, &format!("{}@acme.example", role.as_str()), role).await;
        for (method, path, roles) in &endpoints {
            let answer = browser.call(method.clone(), path, body_of(path)).await;
            let is_refused = answer.status == 403;
            assert_eq!(is_refused, !roles.contains(&role), "{method} {path} as {}: {}", role.as_str(), answer.text());
            assert_ne!(answer.status, 401, "{method} {path}");
            if path.starts_with("/content/none") && !path.ends_with("/presence") && !is_refused {
                assert_eq!(answer.status, 404, "{method} {path}");
            }
        }
    }
}

#[tokio::test]
async fn an_invitation_sets_a_password_once() {
    let app = TestApp::new().await;
    let token = invite(&app, "Ada@Acme.example", Role::Owner).await;
    let check = || call(&app, Method::POST, "/links/check", "", Some(json!({ "token": token })));
    let info = check().await.json();
    assert_has(&info, &json!({ "email": "Ada@Acme.example", "purpose": "invitation" }));
    for (password, advice) in [("short", "at least 12"), ("ada@acme.example", "guess")] {
        let answer = accept(&app, &token, password).await.expect(422);
        assert!(member(&answer.json(), "/errors/0/message").as_str().unwrap().contains(advice), "{}", answer.text());
    }
    assert_eq!(sign_in(&app, "ada@acme.example", "").await.status, 401);
    assert_eq!(accept(&app, &token, PASSWORD).await.json()["me"]["role"], "owner");
    accept(&app, &token, PASSWORD).await.expect(404);
    check().await.expect(404);
    let answer = sign_in(&app, "ADA@acme.EXAMPLE", PASSWORD).await;
    assert_eq!(answer.json()["status"], "signedIn");
    let browser = Browser { app: app.clone(), cookie: cookie_of(&answer) };
    assert_eq!(browser.delete("/session").await.status, 204);
    assert_eq!(browser.get("/session").await.status, 401);
}

/// Begins to set up a second factor. Returns its description and its codes by the number of steps from now.
async fn second_factor(browser: &Browser) -> (Value, impl Fn(i64) -> String) {
    let drawn = browser.post("/second-factor", json!({ "password": PASSWORD })).await.json();
    let secret = Secret::try_from_base32(member(&drawn, "/secret").as_str().unwrap()).unwrap();
    let totp = Builder::new().with_secret(secret).with_account_name("ada").build().unwrap();
    (drawn, move |steps| totp.generate(u64::try_from(NOW / 1000 + steps * 30).unwrap()).to_string())
}

/// Adds a link of the first owner and returns its token.
async fn first_owner_link(app: &TestApp) -> String {
    let now_ms = app.state.clock.now_ms();
    let link = UserLink::of_first_owner("https://www.acme.example", now_ms).unwrap();
    app.state.store.add_first_owner_link(link.row(), now_ms).await.unwrap();
    link.address.split_once('#').unwrap().1.to_owned()
}

#[tokio::test]
async fn first_owner_chooses_an_address_and_ends_all_links_of_the_first_owner() {
    let app = TestApp::new().await;
    let (token, other) = (first_owner_link(&app).await, first_owner_link(&app).await);
    let check = async |token: &str| call(&app, Method::POST, "/links/check", "", Some(json!({ "token": token }))).await;
    assert_eq!(check(&token).await.json(), json!({ "email": null, "purpose": "firstOwner" }));
    for (email, password, field) in [
        (json!("ada"), PASSWORD, "email"),
        (json!(null), PASSWORD, "email"),
        (json!("ada@acme.example"), "short", "password"),
        (json!("ada@acme.example"), "ada@acme.example", "password"),
    ] {
        let answer = accept_as(&app, &token, email, password).await;
        assert_eq!((answer.status.as_u16(), member(&answer.json(), "/errors/0/field")), (422, &json!(field)));
    }
    let accepted = accept_as(&app, &token, json!(" Ada@acme.example "), PASSWORD).await;
    assert_has(&accepted.json(), &json!({ "me": { "role": "owner", "email": "Ada@acme.example" } }));
    for token in [&token, &other] {
        assert_eq!(check(token).await.status, 404);
        accept_as(&app, token, json!("eve@acme.example"), PASSWORD).await.expect(404);
    }
    assert_eq!(sign_in(&app, "ada@acme.example", PASSWORD).await.status, 200);
}

#[tokio::test]
async fn first_owner_link_fails_once_an_owner_is_invited_after_a_day_and_for_a_known_address() {
    let app = TestApp::new().await;
    let token = first_owner_link(&app).await;
    let grace = json!("grace@acme.example");
    invite(&app, "grace@acme.example", Role::Editor).await;
    let known = accept_as(&app, &token, grace.clone(), PASSWORD).await.expect(422);
    assert_eq!(known.json()["errors"][0]["field"], "email");
    let later = TestApp::on(Setup::at(NOW + DAY_MS), &app.database.url).await;
    accept_as(&later, &token, grace.clone(), PASSWORD).await.expect(404);
    invite(&app, "ada@acme.example", Role::Owner).await;
    accept_as(&app, &token, grace, PASSWORD).await.expect(404);
}

#[tokio::test]
async fn an_invitation_link_expires_after_a_day() {
    let app = TestApp::new().await;
    let token = invite(&app, "ada@acme.example", Role::Owner).await;
    let later = TestApp::on(Setup::at(NOW + DAY_MS), &app.database.url).await;
    accept(&later, &token, PASSWORD).await.expect(404);
}

#[tokio::test]
async fn sign_in_needs_the_second_factor_and_each_code_works_once() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Sales).await;
    assert_eq!(browser.post("/second-factor", json!({ "password": "wrong" })).await.status, 422);
    let (drawn, code) = second_factor(&browser).await;
    assert!(member(&drawn, "/qr").as_str().unwrap().contains("<svg"));
    assert!(member(&drawn, "/uri").as_str().unwrap().starts_with("otpauth://totp/"), "{drawn}");
    assert_eq!(browser.put("/second-factor", json!({ "code": "000000" })).await.status, 422);
    let confirmed = browser.put("/second-factor", json!({ "code": code(0) })).await.json();
    let recovery = confirmed["recoveryCodes"].as_array().unwrap();
    assert_eq!(recovery.len(), 10);

    let with_code = async |code: &str| {
        let answer = sign_in(&app, "ada@acme.example", PASSWORD).await;
        assert_eq!(answer.json()["status"], "codeNeeded");
        let waiting = Browser { app: app.clone(), cookie: cookie_of(&answer) };
        assert_eq!(waiting.get("/session").await.status, 401, "a password without the code is not enough");
        (waiting.post("/session/code", json!({ "code": code })).await, waiting.cookie.clone())
    };
    let (answer, waiting) = with_code(&code(0)).await;
    assert_eq!(answer.status, 200);
    assert_ne!(cookie_of(&answer), waiting, "the session gets a new token when it becomes full");
    assert_eq!(with_code(&code(0)).await.0.status, 401);
    assert_eq!(with_code(recovery[0].as_str().unwrap()).await.0.status, 200);
    assert_eq!(with_code(recovery[0].as_str().unwrap()).await.0.status, 401);
    let me = browser.get("/session").await.json();
    assert_eq!((member(&me, "/secondFactor"), member(&me, "/recoveryCodesLeft")), (&json!(true), &json!(9)));
    assert_eq!(browser.call(Method::DELETE, "/second-factor", json!({ "password": PASSWORD })).await.status, 204);
}

#[tokio::test]
async fn writes_from_other_sites_are_refused() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Owner).await;
    let cookie = ("cookie", browser.cookie.as_str());
    let json_type = ("content-type", "application/json");
    let body = json!({ "email": "eve@evil.example", "role": "owner" }).to_string();
    for headers in [
        &[cookie, json_type][..],
        &[cookie, json_type, ("origin", "https://evil.example")],
        &[cookie, json_type, ("origin", "null")],
        &[cookie, json_type, ("sec-fetch-site", "cross-site"), OWN],
    ] {
        app.request(Method::POST, "/api/admin/users", headers, &body).await.expect(403);
    }
    let form = [cookie, OWN, ("content-type", "application/x-www-form-urlencoded")];
    assert_eq!(app.request(Method::POST, "/api/admin/users", &form, &body).await.status, 415);
    let foreign = [("origin", "https://evil.example"), json_type];
    let body = json!({ "email": "ada@acme.example", "password": PASSWORD }).to_string();
    assert_eq!(app.request(Method::POST, "/api/admin/session", &foreign, &body).await.status, 403);
}

#[tokio::test]
async fn a_session_ends_by_expiry_password_change_or_an_owner() {
    let app = TestApp::new().await;
    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let first = Browser::of(&app, "ada@acme.example", Role::Sales).await;
    let second = Browser { app: app.clone(), cookie: cookie_of(&sign_in(&app, "ada@acme.example", PASSWORD).await) };
    let hours = |hours: i64| Setup::at(NOW + hours * 60 * 60 * 1000);
    let later = TestApp::on(hours(11), &app.database.url).await;
    assert_eq!(call(&later, Method::GET, "/session", &first.cookie, None).await.status, 200);
    let idle = TestApp::on(hours(12), &app.database.url).await;
    assert_eq!(call(&idle, Method::GET, "/session", &second.cookie, None).await.status, 401, "idle for 12 hours");
    assert_eq!(call(&idle, Method::GET, "/session", &first.cookie, None).await.status, 200, "used an hour ago");

    let sessions = first.get("/sessions").await.json();
    assert_eq!(member(&sessions, "/sessions").as_array().unwrap().len(), 2);
    let new = json!({ "current": PASSWORD, "password": "seven rivers below the lantern" });
    assert_eq!(first.put("/password", new).await.status, 204);
    assert_eq!(first.get("/session").await.status, 200);
    assert_eq!(second.get("/session").await.status, 401, "a new password ends the other sessions");

    let users = owner.get("/users").await.json();
    let users = member(&users, "/users").as_array().unwrap();
    let id = |email: &str| {
        let user = users.iter().find(|user| user["email"] == email).unwrap();
        user["id"].as_str().unwrap().to_owned()
    };
    let change = async |email: &str, body: Value| owner.patch(&format!("/users/{}", id(email)), body).await;
    assert_eq!(change("ada@acme.example", json!({ "disabled": true })).await.status, 200);
    assert_eq!(first.get("/session").await.status, 401);
    assert_eq!(sign_in(&app, "ada@acme.example", "seven rivers below the lantern").await.status, 401);
    assert_eq!(change("owner@acme.example", json!({ "role": "sales" })).await.status, 422, "the last owner stays");

    let age = async |days: i64| app.execute(&format!("update sessions set created_at = {}", NOW - days * DAY_MS)).await;
    age(29).await;
    assert_eq!(owner.get("/session").await.status, 200);
    age(30).await;
    assert_eq!(owner.get("/session").await.status, 401, "begun 30 days ago");
}

#[tokio::test]
async fn failed_sign_ins_are_throttled_for_known_and_unknown_accounts() {
    let app = TestApp::new().await;
    invite(&app, "ada@acme.example", Role::Owner).await;
    for email in ["ada@acme.example", "nobody@acme.example"] {
        for _ in 0..10 {
            assert_eq!(sign_in(&app, email, "a guess").await.status, 401);
        }
        let answer = sign_in(&app, email, "a guess").await.expect(429);
        assert!(answer.headers.contains_key("retry-after"));
    }
}

/// Fills the pool for slow work, until the result is dropped.
async fn occupied_pool() -> Vec<mpsc::Sender<()>> {
    let mut ends = Vec::new();
    for _ in 0..available_parallelism().unwrap().get() {
        let (end, until) = mpsc::channel();
        tokio::spawn(cpu_pool::run(move || until.recv()));
        ends.push(end);
    }
    tokio::task::yield_now().await;
    ends
}

#[tokio::test]
async fn a_sign_in_checks_a_password_for_unknown_accounts_too() {
    let app = TestApp::new().await;
    Browser::of(&app, "ada@acme.example", Role::Owner).await;
    invite(&app, "invited@acme.example", Role::Sales).await;
    for email in ["ada@acme.example", "invited@acme.example", "nobody@acme.example"] {
        // While the pool that checks passwords is full, no sign-in can end without a check.
        let occupied = occupied_pool().await;
        let mut answer = pin!(sign_in(&app, email, "a guess"));
        let early = timeout(Duration::from_millis(200), &mut answer).await;
        assert!(early.is_err(), "{email} was answered without a check of the password");
        drop(occupied);
        let answer = answer.await;
        assert_eq!((answer.status.as_u16(), member(&answer.json(), "/detail")), (401, &json!(WRONG)), "{email}");
    }
}

#[tokio::test]
async fn ratings_of_passwords_are_limited_per_client_and_run_on_the_pool_for_slow_work() {
    let app = TestApp::with(Setup::behind_proxy("")).await;
    let rate = async |client: &str| {
        let headers = [OWN, ("content-type", "application/json"), ("x-forwarded-for", client)];
        let body = json!({ "password": "4@({[<691!|$5+7 ".repeat(12) }).to_string();
        app.request(Method::POST, "/api/admin/password/strength", &headers, &body).await.status
    };
    let occupied = occupied_pool().await;
    assert!(timeout(Duration::from_millis(200), rate("203.0.113.7")).await.is_err(), "it does not wait for the pool");
    drop(occupied);
    let mut answered = 1;
    while rate("203.0.113.7").await == 200 {
        answered += 1;
        assert!(answered < 200, "one client's ratings never end");
    }
    assert!(answered >= 60, "somebody who types was stopped after {answered} ratings");
    assert_eq!(rate("203.0.113.8").await, 200, "another client has its own limit");
}

#[tokio::test]
async fn guesses_from_one_address_are_throttled_over_all_accounts() {
    let app = TestApp::with(Setup::behind_proxy("")).await;
    let guess = async |client: &str, number: usize| {
        let headers = [OWN, ("content-type", "application/json"), ("x-forwarded-for", client)];
        let body = json!({ "email": format!("person{number}@acme.example"), "password": "a guess" }).to_string();
        app.request(Method::POST, "/api/admin/session", &headers, &body).await.status.as_u16()
    };
    let mut attempts = 0;
    while guess("203.0.113.7", attempts).await == 401 {
        attempts += 1;
        assert!(attempts < 100, "guesses are not throttled");
    }
    assert_eq!(guess("203.0.113.7", attempts).await, 429);
    assert_eq!(guess("203.0.113.8", attempts).await, 401, "another address");
}

#[tokio::test]
async fn guesses_of_a_code_are_throttled_and_then_the_right_code_is_refused_too() {
    let (app, browser) = TestApp::new().await.signed_in(Role::Owner).await;
    let (_, code) = second_factor(&browser).await;
    assert_eq!(browser.put("/second-factor", json!({ "code": code(0) })).await.status, 200);
    let waiting = Browser { app: app.clone(), cookie: cookie_of(&sign_in(&app, "ada@acme.example", PASSWORD).await) };
    let mut guesses = 0;
    while waiting.post("/session/code", json!({ "code": "000000" })).await.status == 401 {
        guesses += 1;
        assert!(guesses < 20, "guesses are not throttled");
    }
    let answer = waiting.post("/session/code", json!({ "code": code(1) })).await.expect(429);
    assert!(answer.headers.contains_key("retry-after"));
    assert_eq!(waiting.get("/session").await.status, 401);
}

#[tokio::test]
async fn a_session_is_never_one_that_the_browser_brought() {
    let app = TestApp::new().await;
    let planted = "back_office=planted0123456789planted0123456789pl";
    let token = invite(&app, "ada@acme.example", Role::Owner).await;
    let body = json!({ "token": token, "password": PASSWORD });
    let invited = cookie_of(&call(&app, Method::POST, "/links", planted, Some(body)).await);
    let body = json!({ "email": "ada@acme.example", "password": PASSWORD });
    // Also not a session that somebody else has, such as on a shared computer.
    let answer = call(&app, Method::POST, "/session", &invited, Some(body)).await;
    let signed_in = cookie_of(&answer);
    assert!(invited != planted && signed_in != planted && signed_in != invited);
    for (cookie, status) in [(planted, 401), (invited.as_str(), 401), (signed_in.as_str(), 200)] {
        assert_eq!(call(&app, Method::GET, "/session", cookie, None).await.status, status, "{cookie}");
    }
    assert_eq!(call(&app, Method::DELETE, "/session", &signed_in, Some(json!({}))).await.status, 204);
    assert_eq!(call(&app, Method::GET, "/session", &signed_in, None).await.status, 401, "signed out on the server");
}

#[tokio::test]
async fn signing_in_needs_https_except_on_the_servers_own_machine() {
    for (origin, status, is_secure) in [
        ("http://intranet.example", 403, false),
        ("http://127.0.0.1:8080", 200, false),
        ("https://127.0.0.1:8080", 200, true),
    ] {
        let site = SITE.replace("https://www.acme.example", origin);
        let app = TestApp::with(Setup { site, ..Setup::default() }).await;
        let token = invite(&app, "ada@acme.example", Role::Owner).await;
        let post = async |path: &str, body: Value| {
            let headers = [("origin", origin), ("content-type", "application/json")];
            app.request(Method::POST, &format!("/api/admin{path}"), &headers, &body.to_string()).await
        };
        let accepted = post("/links", json!({ "token": token, "password": PASSWORD })).await;
        let answer = post("/session", json!({ "email": "ada@acme.example", "password": PASSWORD })).await;
        for answer in [&accepted, &answer] {
            assert_eq!(answer.status, status, "{origin}: {}", answer.text());
            assert_eq!(answer.header("set-cookie").is_some_and(|cookie| cookie.contains("; Secure")), is_secure);
        }
        assert_eq!(answer.text().contains("needs HTTPS"), status == 403, "{}", answer.text());
    }
}

#[tokio::test]
async fn a_role_is_not_raised_through_ids() {
    let (app, owner) = TestApp::new().await.signed_in(Role::Owner).await;
    let sales = Browser::of(&app, "sales@acme.example", Role::Sales).await;
    let booth = Browser::of(&app, "booth@acme.example", Role::Booth).await;
    send_lead(&app, "Ada Lovelace", "Engines", "Hello.").await;
    let id_of =
        async |browser: &Browser| member(&browser.get("/session").await.json(), "/id").as_str().unwrap().to_owned();
    let (owner_id, sales_id, booth_id) = (id_of(&owner).await, id_of(&sales).await, id_of(&booth).await);
    for browser in [&sales, &booth] {
        for id in [&owner_id, &sales_id, &booth_id] {
            let change = json!({ "role": "owner" });
            assert_eq!(browser.patch(&format!("/users/{id}"), change).await.status, 403);
            assert_eq!(browser.post(&format!("/users/{id}/link"), json!({})).await.status, 403);
        }
    }
    let sessions = owner.get("/sessions").await.json();
    let session = member(&sessions, "/sessions/0/id").as_str().unwrap();
    sales.delete(&format!("/sessions/{session}")).await;
    assert_eq!(owner.get("/session").await.status, 200, "nobody ends another person's session");

    let page = sales.post("/leads/search", json!({ "filter": {} })).await.json();
    let lead = member(&page, "/leads/0/id").as_str().unwrap();
    let assign = json!({ "revision": 0, "assignee": booth_id });
    assert_eq!(sales.patch(&format!("/leads/{lead}"), assign).await.status, 422);
    // An id of another kind of object leads to nothing, also for an owner.
    for path in [format!("/bookings/{lead}"), format!("/bookings/{lead}/person"), format!("/leads/{owner_id}")] {
        assert_eq!(owner.get(&path).await.status, 404, "{path}");
    }
    // Members that the body of an endpoint does not have change nothing.
    let token = invite(&app, "eve@acme.example", Role::Booth).await;
    let body = json!({ "token": token, "password": PASSWORD, "role": "owner", "id": owner_id });
    let accepted = call(&app, Method::POST, "/links", "", Some(body)).await;
    assert_eq!(accepted.json()["me"]["role"], "booth");
}

#[tokio::test]
async fn of_two_people_who_change_a_lead_one_gets_it_as_it_is_now() {
    let (app, first) = TestApp::new().await.signed_in(Role::Sales).await;
    let second = Browser::of(&app, "grace@acme.example", Role::Owner).await;
    send_lead(&app, "Alan Turing", "Bletchley", "Hello.").await;
    let page = first.post("/leads/search", json!({ "filter": {} })).await.json();
    let path = format!("/leads/{}", member(&page, "/leads/0/id").as_str().unwrap());
    let me = member(&first.get("/session").await.json(), "/id").clone();
    let (won, assigned) = tokio::join!(
        second.patch(&path, json!({ "revision": 0, "state": "won" })),
        first.patch(&path, json!({ "revision": 0, "assignee": me })),
    );
    let statuses = [won.status.as_u16(), assigned.status.as_u16()];
    assert!(statuses == [200, 409] || statuses == [409, 200], "{statuses:?}");
    let (refused, who, change) = match won.status.as_u16() {
        409 => (&won, &second, json!({ "revision": 1, "state": "won" })),
        _ => (&assigned, &first, json!({ "revision": 1, "assignee": me })),
    };
    assert_eq!(refused.json()["current"]["revision"], 1);
    assert_eq!(who.patch(&path, change).await.status, 200);
    // Notes never conflict: both are stored.
    let notes = format!("{path}/notes");
    tokio::join!(first.post(&notes, json!({ "text": "Called." })), second.post(&notes, json!({ "text": "Written." })),);
    let lead = first.get(&path).await.json();
    assert_eq!((member(&lead, "/state"), member(&lead, "/assignee")), (&json!("won"), &me));
    assert_eq!(member(&lead, "/notes").as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn of_two_owners_who_remove_each_other_one_stays() {
    let app = TestApp::new().await;
    for email in ["ada@acme.example", "grace@acme.example"] {
        invite(&app, email, Role::Owner).await;
    }
    let users = app.state.store.users().await.unwrap();
    let demote = async |id: &str| app.state.store.change_user(id, Some(Role::Editor), None, None, NOW).await.unwrap();
    let (one, other) = tokio::join!(demote(&users[0].id), demote(&users[1].id));
    let refused = [one, other].into_iter().filter(|changed| *changed == UserChanged::LastOwner).count();
    assert_eq!(refused, 1);
}

#[tokio::test]
async fn a_search_for_a_word_longer_than_any_finds_nothing() {
    let (app, sales) = TestApp::new().await.signed_in(Role::Sales).await;
    send_lead(&app, "Eve", "Engines", "Hello.").await;
    for text in ["a".repeat(60_000), "%".repeat(60_000)] {
        let found = sales.post("/leads/search", json!({ "filter": { "text": text } })).await;
        assert_eq!((found.status.as_u16(), member(&found.json(), "/total")), (200, &json!(0)));
    }
}

#[tokio::test]
async fn a_search_finds_the_newest_thousand_leads_and_says_that_there_are_more() {
    let (app, sales) = TestApp::new().await.signed_in(Role::Sales).await;
    for company in 'a'..='k' {
        send_lead(&app, "Ada Lovelace", &format!("Engines-{company}"), "Hello.").await;
    }
    app.execute(
        "insert into leads (id, reference, created_at, kind, full_name, email, phone, company, service, description, \
         consent, suspect, search) select a.id || b.reference || c.reference, \
         a.reference || b.reference || c.reference, a.created_at, a.kind, a.full_name, a.email, a.phone, a.company, \
         a.service, a.description, a.consent, a.suspect, a.search from leads a, leads b, leads c",
    )
    .await;
    let search = async |filter: Value, page: i64| {
        sales.post("/leads/search", json!({ "filter": filter, "page": page })).await.json()
    };
    let all = search(json!({}), 1).await;
    assert_has(&all, &json!({ "total": 1342, "hasMore": false, "counts": { "new": 1342 } }));
    let many = search(json!({ "text": "lovelace" }), 20).await;
    assert_eq!((member(&many, "/total"), member(&many, "/hasMore")), (&json!(1000), &json!(true)));
    assert_eq!((member(&many, "/counts"), member(&many, "/leads").as_array().unwrap().len()), (&json!(null), 50));
    let newest = member(&all, "/leads/0/id").clone();
    assert_eq!(member(&search(json!({ "text": "lovelace" }), 1).await, "/leads/0/id"), &newest);
    assert_eq!(member(&search(json!({ "text": "lovelace" }), 21).await, "/leads"), &json!([]));
    sales.post("/leads/bulk", json!({ "ids": [newest], "state": "won" })).await;
    let won = search(json!({ "text": "lovelace", "states": ["won"] }), 1).await;
    assert_eq!((member(&won, "/total"), member(&won, "/hasMore")), (&json!(1), &json!(false)));
    let company = search(json!({ "text": "lovelace engines-h", "sort": "oldest" }), 1).await;
    assert_eq!((member(&company, "/total"), member(&company, "/hasMore")), (&json!(122), &json!(false)));
    assert_eq!(member(&company, "/counts/new"), member(&company, "/total"));
}

#[tokio::test]
async fn leads_are_searched_changed_and_exported() {
    let app = TestApp::new().await;
    send_lead(&app, "Ada Lovelace", "Engines", "We have 100% of a PLAN_B.").await;
    send_lead(&app, "Grace Hopper", "", "=HYPERLINK(1)").await;
    send_lead(&app, "Alan Turing", "Bletchley", "Another matter.").await;
    let sales = Browser::of(&app, "sales@acme.example", Role::Sales).await;
    let names = async |filter: Value| {
        let page = sales.post("/leads/search", json!({ "filter": filter })).await.json();
        let leads = member(&page, "/leads").as_array().unwrap();
        let name = |lead: &Value| lead["fullName"].as_str().unwrap().split(' ').next().unwrap().to_owned();
        leads.iter().map(name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(names(json!({})).await, "Alan Grace Ada");
    assert_eq!(names(json!({ "sort": "oldest" })).await, "Ada Grace Alan");
    assert_eq!(names(json!({ "sort": "name" })).await, "Ada Alan Grace");
    assert_eq!(names(json!({ "sort": "company" })).await, "Alan Ada Grace");
    for (text, found) in [
        ("LOVELACE", "Ada"),
        ("engines plan_b", "Ada"),
        ("100%", "Ada"),
        ("%", "Ada"),
        ("plan.b", ""),
        ("alan.turing@example.org", "Alan"),
        ("+17045550142", "Alan Grace Ada"),
        ("' or 1=1 --", ""),
    ] {
        assert_eq!(names(json!({ "text": text })).await, found, "{text}");
    }
    assert_eq!(names(json!({ "from": "2026-11-21", "to": "2026-11-21" })).await, "Alan Grace Ada");
    assert_eq!(names(json!({ "from": "2026-11-22" })).await, "");
    assert_eq!(sales.post("/leads/search", json!({ "filter": { "from": "yesterday" } })).await.status, 422);
    assert_eq!(names(json!({ "form": "event" })).await, "");

    let page = sales.post("/leads/search", json!({ "filter": {} })).await.json();
    let id = |at: usize| member(&page, &format!("/leads/{at}/id")).as_str().unwrap().to_owned();
    let me = member(&page, "/people/0/id").clone();
    let (ada, grace, alan) = (id(2), id(1), id(0));
    let path = format!("/leads/{ada}");
    let changed = sales.patch(&path, json!({ "revision": 0, "state": "progress", "assignee": me })).await;
    assert_eq!((member(&changed.json(), "/revision"), member(&changed.json(), "/assignee")), (&json!(1), &me));
    let conflict = sales.patch(&path, json!({ "revision": 0, "state": "won" })).await.expect(409);
    assert_eq!(conflict.json()["current"]["state"], "progress");
    let unassigned = sales.patch(&path, json!({ "revision": 1, "assignee": null })).await.json();
    assert_eq!((member(&unassigned, "/assignee"), member(&unassigned, "/state")), (&json!(null), &json!("progress")));
    sales.patch(&path, json!({ "revision": 2, "assignee": "nobody" })).await.expect(422);
    let bulk = sales.post("/leads/bulk", json!({ "ids": [grace, alan, "none"], "state": "spam" })).await.json();
    assert_eq!(bulk["changed"], 2);
    let page = sales.post("/leads/search", json!({ "filter": { "states": ["spam"] } })).await.json();
    assert_has(&page, &json!({ "total": 2, "counts": { "new": 0, "progress": 1, "won": 0, "closed": 0, "spam": 2 } }));

    assert_eq!(sales.post(&format!("{path}/notes"), json!({ "text": "  " })).await.status, 422);
    let note = sales.post(&format!("{path}/notes"), json!({ "text": "Called back." })).await.json();
    assert_eq!(note["author"], "sales@acme.example");
    let lead = sales.get(&path).await.json();
    assert_eq!(lead["description"], "We have 100% of a PLAN_B.");
    assert_eq!(lead["notes"][0]["text"], "Called back.");
    assert_eq!(member(&lead, "/messages").as_array().unwrap().len(), 2);

    let csv = sales.post("/leads/csv", json!({ "filter": { "states": ["spam"] } })).await;
    let text = csv.text();
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.contains("\"'=HYPERLINK(") && !text.contains("Ada"), "{text}");
    assert_eq!(csv.header("content-disposition"), Some("attachment; filename=\"leads.csv\""));

    let mails = app.column("select body from outbox where subject_kind = 'lead' order by id").await;
    let links = |id: &str| mails.iter().filter(|body| body.contains(&format!("/admin/leads/{id}"))).count();
    assert_eq!((links(&ada), links(&grace)), (1, 1), "the owner's mail links to the lead");

    let person = sales.get(&format!("{path}/person")).await.json();
    assert_eq!((member(&person, "/leads"), member(&person, "/messages")), (&json!(1), &json!(2)));
    let export = sales.post(&format!("{path}/person/export"), json!({})).await;
    assert!(export.text().contains("PLAN_B"));
    let erased = sales.post(&format!("{path}/person/erase"), json!({})).await.json();
    assert_eq!(erased["leads"], 1);
    assert_eq!(sales.get(&path).await.status, 404);
    assert_eq!(app.state.store.lead_notes(&ada).await.unwrap(), []);

    let owner = Browser::of(&app, "owner@acme.example", Role::Owner).await;
    let audit = owner.get(&format!("/audit?object=lead:{ada}")).await.json();
    let actions = each(&audit["entries"], "action");
    assert_eq!(actions, ["person.erase", "person.export", "lead.note", "lead.assign", "lead.assign", "lead.progress"]);
    assert!(!audit.to_string().contains("lovelace"), "the log names no visitor");
    let overview = owner.get("/overview").await.json();
    assert_eq!(member(&overview, "/days").as_array().unwrap().len(), 28);
}

#[tokio::test]
async fn failed_deliveries_are_listed_and_retried() {
    let app = TestApp::new().await;
    send_lead(&app, "Ada Lovelace", "Engines", "Hello.").await;
    let sales = Browser::of(&app, "sales@acme.example", Role::Sales).await;
    let waiting = sales.get("/deliveries?state=waiting").await.json();
    assert_eq!((member(&waiting, "/waiting"), member(&waiting, "/failed")), (&json!(2), &json!(0)));
    assert!(member(&waiting, "/deliveries/0/about").as_str().unwrap().starts_with("L-"));
    assert_eq!(each(member(&waiting, "/deliveries"), "toVisitor"), [true, false], "the newest first");
    assert_eq!(sales.post("/deliveries/retry", json!({})).await.json(), json!({ "retried": 0 }));
    let overview = sales.get("/overview").await.json();
    assert_eq!(overview["health"]["ok"], true, "{overview}");
    assert_eq!(each(&overview["health"]["checks"], "name"), ["database", "pages", "jobs", "deliveries"]);
    app.execute("update outbox set state = 'dead'").await;
    let overview = sales.get("/overview").await.json();
    let failed = "2 mails and webhook calls have failed.";
    assert_has(&overview, &json!({ "health": { "ok": false, "text": failed }, "failedDeliveries": 2 }));
    assert_eq!(overview["health"]["checks"][3]["ok"], false);
    assert_eq!(sales.post("/deliveries/retry", json!({})).await.json(), json!({ "retried": 2 }));
}

#[tokio::test]
async fn settings_can_disable_the_back_office() {
    let site = format!("{SITE}\n[admin]\nenabled = false\n");
    let app = TestApp::with(Setup { site, ..Setup::default() }).await;
    for path in ["/admin", "/admin/leads", "/api/admin/session"] {
        assert_eq!(app.get(path).await.status, 404, "{path}");
    }
    assert!(!app.get("/api/openapi.json").await.text().contains("/api/admin/"));
    send_lead(&app, "Ada Lovelace", "Engines", "Hello.").await;
    let mails = app.column("select body from outbox order by id").await;
    assert!(mails.len() == 2 && !mails.iter().any(|body| body.contains("/admin/")), "{mails:?}");
}

#[tokio::test]
async fn visitors_get_no_cookie() {
    let app = TestApp::new().await;
    for path in ["/", "/contacts", "/api/event/", "/api/admin/session"] {
        assert!(!app.get(path).await.headers.contains_key("set-cookie"), "{path}");
    }
}

#[tokio::test]
async fn a_required_second_factor_is_set_up_before_anything_else() {
    let site = format!("{SITE}\n[admin]\nrequire_second_factor = true\n");
    let (_, owner) = TestApp::with(Setup { site, ..Setup::default() }).await.signed_in(Role::Owner).await;
    let me = owner.get("/session").await.json();
    assert_eq!(me["secondFactorRequired"], true);
    for path in ["/users", "/audit", "/deliveries?state=failed"] {
        let answer = owner.get(path).await.expect(403);
        assert!(answer.text().contains("Set up a second factor"), "{}", answer.text());
    }
    let (_, code) = second_factor(&owner).await;
    assert_eq!(owner.put("/second-factor", json!({ "code": code(0) })).await.status, 200);
    assert_eq!(owner.get("/users").await.status, 200);
}

#[tokio::test]
async fn a_lead_has_the_campaign_of_the_visit_or_of_the_forms_page() {
    let (app, sales) = TestApp::new().await.signed_in(Role::Sales).await;
    let visit = "?utm_source=newsletter&utm_medium=email&utm_campaign=%3Cspring%3E";
    let mut body: Value = serde_json::from_str(crate::contact_json::CONTACT_FORM).unwrap();
    body["campaign"] = json!(visit);
    assert_eq!(app.post_json(CONTACT, &body.to_string()).await.status, 200);
    let form = "fullName=Grace&email=grace%40navy.example&phone=%2B17045550142&privacy=on";
    let page = format!("https://www.acme.example/contacts{visit}");
    let headers = [("content-type", "application/x-www-form-urlencoded"), ("referer", page.as_str()), OWN];
    assert_eq!(app.request(Method::POST, CONTACT, &headers, form).await.status, 303);
    assert_eq!(app.post_form(CONTACT, &form.replace("Grace", "Joan")).await.status, 303);
    let page = sales.post("/leads/search", json!({ "filter": { "sort": "oldest" } })).await.json();
    let mut campaigns = Vec::new();
    for at in 0..3 {
        let id = member(&page, &format!("/leads/{at}/id")).as_str().unwrap();
        campaigns.push(member(&sales.get(&format!("/leads/{id}")).await.json(), "/campaign").clone());
    }
    assert_eq!(campaigns, [json!("newsletter / email / spring"), json!("newsletter / email / spring"), json!(null)]);
    let csv = sales.post("/leads/csv", json!({ "filter": {} })).await;
    assert_eq!(csv.text().matches("\"newsletter / email / spring\"").count(), 2, "{}", csv.text());
}
