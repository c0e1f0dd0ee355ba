import { about } from "./about";
import { accessibility } from "./accessibility";
import { career } from "./career";
import { contact } from "./contact";
import { deliverySteps } from "./delivery";
import { fill } from "./fill";
import { home } from "./home";
import { industriesBySlug } from "./industries/by-slug";
import { insights } from "./insights";
import { privacy } from "./privacy";
import { productsBySlug } from "./products/by-slug";
import { servicesBySlug } from "./services/by-slug";
import { storiesById } from "./stories/by-id";
import { storyLabels } from "./stories/labels";
import type { IndustryPage } from "./types/industry-page";
import type { ProductPage } from "./types/product-page";
import type { SearchDoc } from "./types/search-doc";
import type { ServicePage } from "./types/service-page";
import type { SiteNames } from "./types/site-names";
import type { StoryPage } from "./types/story-page";
import type { TextBlocks } from "./types/text-block";

function join(texts: readonly string[]): string {
  return texts.join(" ");
}

function blockTexts(blocks: TextBlocks): readonly string[] {
  return blocks.flatMap((block) => (block.type === "list" ? block.items : [block.text]));
}

function serviceDoc(page: ServicePage): SearchDoc {
  const migration = page.family === "cloud-services" ? page.migration : [];
  const packages = "packages" in page ? page.packages : [];
  return {
    path: `/${page.family}/${page.slug}`,
    title: page.name,
    kind: "service",
    headings: [
      page.hero.title,
      page.impact.heading,
      ...[...page.pillars, ...page.circle, ...page.thrive, ...migration].map((item) => item.title),
      ...packages.map((item) => item.pillar),
    ],
    text: join([
      page.seo.description,
      page.impact.text,
      ...page.pillars.flatMap((pillar) => [pillar.desc, ...(pillar.chips ?? [])]),
      ...[...page.circle, ...page.thrive, ...migration].map((item) => item.desc),
      ...packages.flatMap((item) => [item.value, item.addonTitle, item.addonDesc, item.timeline]),
    ]),
  };
}

function industryDoc(page: IndustryPage): SearchDoc {
  return {
    path: `/industries/${page.slug}`,
    title: page.name,
    kind: "industry",
    headings: [page.hero.title, page.overview.rightTitle, ...page.sections.map((section) => section.title)],
    text: join([
      page.seo.description,
      page.hero.description,
      page.overview.rightDescription,
      ...page.sections.map((section) => section.description),
      ...page.successStories.cards.flatMap((card) => card.stories.map((story) => story.label)),
    ]),
  };
}

function productDoc(page: ProductPage): SearchDoc {
  return {
    path: `/products/${page.slug}`,
    title: page.name,
    kind: "product",
    headings: [
      page.hero.subtitle,
      page.about.heading,
      ...page.keyBenefits.cards.map((card) => card.title),
      ...[...page.transforms.pillars, ...page.thrive.cards].map((item) => item.title),
    ],
    text: join([
      page.seo.description,
      page.about.description,
      page.about.highlight,
      ...page.keyBenefits.cards.map((card) => card.subtitle),
      ...[...page.transforms.pillars, ...page.thrive.cards].map((item) => item.desc),
    ]),
  };
}

function storyDoc(page: StoryPage): SearchDoc {
  return {
    path: `/success-stories/${page.id}`,
    title: page.label,
    kind: "story",
    headings: [page.heroTitle, storyLabels.challenge, storyLabels.achievements, storyLabels.results],
    text: join([page.summary, ...page.businessChallenge, ...page.achievements, ...page.results]),
  };
}

function pageDocs(): readonly SearchDoc[] {
  return [
    {
      path: "/",
      title: "Home",
      kind: "page",
      headings: [...home.hero.slides, ...home.hero.headlines].map((item) => item.title),
      text: join([
        home.seo.description,
        ...[...home.hero.slides, ...home.hero.headlines].map((item) => item.description),
        home.mission.statement,
        ...home.products.cards.flatMap((card) => [card.title, ...card.items]),
      ]),
    },
    {
      path: "/about",
      title: "About Us",
      kind: "page",
      headings: [
        about.story.heading,
        about.workflow.heading,
        ...about.vision.statements.map((statement) => statement.title),
        about.leadership.heading,
        about.whoWeAre.heading,
      ],
      text: join([
        ...about.story.paragraphs,
        ...deliverySteps.flatMap((step) => [step.title, step.subtitle, step.desc]),
        ...about.vision.statements.map((statement) => statement.text),
        ...about.leadership.leaders.flatMap((leader) => [leader.name, leader.role]),
      ]),
    },
    {
      path: "/career",
      title: "Careers",
      kind: "page",
      headings: [career.hero.title, career.life.heading, career.openings.heading],
      text: join([
        career.hero.description,
        career.life.description,
        ...career.life.cards.flatMap((card) => [card.title, card.desc]),
      ]),
    },
    {
      path: "/insights",
      title: "Insights",
      kind: "page",
      headings: insights.tabs.map((tab) => tab.label),
      text: join(insights.tabs.flatMap((tab) => [tab.description, tab.seo.description])),
    },
    {
      path: "/contacts",
      title: "Contact Us",
      kind: "page",
      headings: [contact.title, contact.form.heading, contact.findUs.title],
      text: join([contact.seo.description, contact.lead, ...contact.steps.map((step) => step.text)]),
    },
    {
      path: "/privacy-policy",
      title: privacy.title,
      kind: "page",
      headings: privacy.sections.map((section) => section.title),
      text: join(privacy.sections.flatMap((section) => blockTexts(section.body))),
    },
    {
      path: "/accessibility",
      title: accessibility.title,
      kind: "page",
      headings: accessibility.sections.map((section) => section.title),
      text: join([
        accessibility.intro,
        ...accessibility.sections.flatMap((section) => blockTexts(section.body)),
      ]),
    },
  ];
}

/** Every static page of the site, for the search. Events, posts, news and jobs come from the database. */
export function searchDocs(site: SiteNames): readonly SearchDoc[] {
  return fill(
    [
      ...Object.values(servicesBySlug).map(serviceDoc),
      ...Object.values(productsBySlug).map(productDoc),
      ...Object.values(industriesBySlug).map(industryDoc),
      ...Object.values(storiesById).map(storyDoc),
      ...pageDocs(),
    ],
    site,
  );
}
