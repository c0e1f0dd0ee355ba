import { fill } from "~/content/fill";
import { storiesById } from "~/content/stories/by-id";
import { storyLabels } from "~/content/stories/labels";
import type { StoryPage as StoryContent } from "~/content/types/story-page";
import { createHead } from "~/document/head";
import type { PageProps } from "~/document/page-module";
import type { ShellData, SiteDocument } from "~/document/site-document";
import { articleData, breadcrumbData, organizationData } from "~/document/structured-data";
import { HERO_SIZES, PageHero } from "~/sections/page-hero/page-hero";
import { pictureFile } from "~/ui/picture/find-picture";
import { preloadPicture } from "~/ui/picture/preload-picture";
import { Chapter } from "./chapter/chapter";
import { NextStory } from "./next-story/next-story";
import { Related } from "./related/related";
import { Results } from "./results/results";

function contentOf({ shell, page }: SiteDocument): StoryContent {
  const id = page.route.name === "story" ? page.route.slug : "";
  const story = Object.values(storiesById).find((candidate) => candidate.id === id);
  if (!story) throw new Error(`no copy for the story ${id}`);
  return fill(story, shell.site);
}

export function head(document: SiteDocument) {
  const { shell, page } = document;
  const { heroTitle, heroImage, label, seo } = contentOf(document);
  return createHead(document, {
    ...seo,
    ogType: "article",
    jsonLd: [
      organizationData(shell),
      articleData(shell, {
        name: heroTitle,
        description: seo.description,
        path: page.path,
        image: pictureFile(heroImage.name, 1200, "webp"),
      }),
      breadcrumbData(shell, [
        { name: shell.site.brand.name, path: "/" },
        { name: label, path: page.path },
      ]),
    ],
    sharePicture: heroImage.name,
    preloadImages: [preloadPicture(heroImage.name, HERO_SIZES)],
  });
}

export default function StoryPage(document: PageProps) {
  const { shell } = document;
  const story = contentOf(document);
  const industry = `/industries/${story.industry}`;

  return (
    <>
      <PageHero
        tag={storyLabels.eyebrow}
        title={story.heroTitle}
        text={story.summary}
        image={story.heroImage}
      >
        <Related
          links={[
            { kind: storyLabels.industry, label: menuLabel(shell, industry), href: industry },
            { kind: storyLabels.service, label: story.service.label, href: story.service.route },
          ]}
        />
      </PageHero>
      <Chapter
        ground="paper"
        id="challenge"
        title={storyLabels.challenge}
        paragraphs={story.businessChallenge}
      />
      <Chapter
        ground="mist"
        id="achievements"
        title={storyLabels.achievements}
        paragraphs={story.achievements}
      />
      <Results title={storyLabels.results} results={story.results} />
      <NextStory label={storyLabels.next} story={fill(storiesById[story.next], shell.site)} />
    </>
  );
}

/** What the menus call a page, so that it has one name on the whole site. */
function menuLabel({ menus }: ShellData, href: string): string {
  const items = menus.navigation.dropdowns.flatMap((dropdown) => dropdown.items);
  return items.find((item) => item.href === href)?.label ?? storyLabels.industry;
}
