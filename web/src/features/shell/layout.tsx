import type { ReactNode } from "react";
import type { Route } from "~/core/contract";
import type { PageData } from "~/page/site-document";
import { Footer } from "./footer";
import { Header } from "./header";
import "./page-transition.css";
import { SkipLink } from "./skip-link";

/** The frame around a page: none around a landing, and no call to contact on the contact page. */
type LayoutKind = "shared" | "contact" | "bare";

function layoutOf(route: Route): LayoutKind {
  switch (route.name) {
    case "contacts":
      return "contact";
    case "landing":
    case "landingBook":
    case "landingContact":
    case "booking":
      return "bare";
    default:
      return "shared";
  }
}

/** Returns true for a page with a banner of its own at the end, which says the footer's claim itself. */
function endsWithBanner({ document }: PageData): boolean {
  const last = document?.sections.at(-1);
  return last?.kind === "prose" && last.props.look === "banner";
}

interface LayoutProps {
  readonly page: PageData;
  /** What a reader should know about the page as a whole; it follows the content, whose blocks scroll places count. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

export function Layout({ page, notice, children }: LayoutProps) {
  const kind = layoutOf(page.route);
  if (kind === "bare") {
    return (
      <>
        <SkipLink />
        <main id="main">{children}</main>
        {notice}
      </>
    );
  }
  return (
    <>
      <SkipLink />
      <Header page={page} />
      <main id="main">{children}</main>
      {notice}
      <Footer banner={kind === "shared" && !endsWithBanner(page)} />
    </>
  );
}
