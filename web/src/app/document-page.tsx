import { createHead, type Head } from "~/page/head";
import type { PageModule, PageProps } from "~/page/page-module";
import type { PageSection } from "~/page/section-data";
import type { SectionModules } from "~/page/section-module";
import { viewName } from "~/page/section-view";
import type { DocumentPageData } from "~/page/site-document";
import type { PreloadImage } from "~/ui/pictures/preload-picture";

/** The page module of all pages that consist of sections. */
export const documentPage: PageModule = { default: DocumentPage, head };

function DocumentPage({ page, sections = {} }: PageProps) {
  if (!page.document) return null;
  const drawn: DocumentPageData = { ...page, document: page.document };
  return drawn.document.sections.map((section) => (
    <SectionView key={section.id} section={section} sections={sections} page={drawn} />
  ));
}

interface SectionViewProps {
  readonly section: PageSection;
  readonly sections: SectionModules;
  readonly page: DocumentPageData;
}

function SectionView({ section, sections, page }: SectionViewProps) {
  const { id, props, data } = section;
  const View = sections[viewName(section)]?.default;
  return View ? <View id={id} props={props as never} data={data as never} page={page} /> : null;
}

function head({ shell, page, sections = {} }: PageProps): Head {
  const { document } = page;
  if (!document) return createHead({ shell, page }, { title: shell.site.brand.name, description: "" });
  const { title, description, share } = document;
  const [first] = document.sections;
  const own = createHead(
    { shell, page },
    {
      title,
      description,
      sharePicture: share,
      ogType: document.kind === "story" ? "article" : "website",
      preloadImages: first ? preloadsOf(first, sections) : [],
    },
  );
  return {
    ...own,
    canonical: own.canonical && document.canonical ? shell.origin + document.canonical : own.canonical,
    robots: document.unlisted ? "noindex" : own.robots,
  };
}

/** Returns the images to preload for a page that begins with a section. */
function preloadsOf(section: PageSection, sections: SectionModules): readonly PreloadImage[] {
  return sections[viewName(section)]?.preload?.(section.props as never, section.data as never) ?? [];
}
