import type { ReactNode } from "react";
import type { Route } from "~/core/contract";
import type { PageData } from "~/page/site-document";
import { Footer } from "./footer";
import { Header } from "./header";
import "./page-transition.css";
import { SkipLink } from "./skip-link";

/** The frame of a page: `bare` for landings, and `contact` without the call to action. */
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

/** Returns true for a page that ends with a banner, which contains the footer's claim. */
function endsWithBanner({ document }: PageData): boolean {
  const last = document?.sections.at(-1);
  return last?.kind === "prose" && last.props.look === "banner";
}

interface LayoutProps {
  readonly page: PageData;
  /** A notice about the whole page. It follows the content, because scroll places use the indices of its blocks. */
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
      <Footer banner={kind === "shared" && !endsWithBanner(page)} kind={page.document?.kind} />
    </>
  );
}
