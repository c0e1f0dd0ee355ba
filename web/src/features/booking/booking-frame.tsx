import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Container } from "~/ui/layout/container";
import { AppLink } from "~/ui/links/app-link";
import { Icon } from "~/ui/pictures/icon";
import styles from "./booking-frame.module.css";
import { LandingBrand } from "./landing-brand";
import { LandingFooter } from "./landing-footer";

interface BookingFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The page that the visitor came from, if known. */
  readonly back?: { readonly href: string; readonly label: string } | null;
  readonly children: ReactNode;
}

/** The frame of a landing's plain pages: a dark header with the title, and the content on a light ground. */
export function BookingFrame({ title, lead, back = null, children }: BookingFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head} data-ground="dark">
        <Container className={styles.words}>
          <div className={styles.bar}>
            <LandingBrand />
            {back ? (
              <AppLink href={back.href} className={styles.back}>
                <Icon icon={ArrowLeft} size="sm" />
                {back.label}
              </AppLink>
            ) : null}
          </div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </Container>
      </div>
      <div className={styles.body} data-ground="paper">
        <Container className={styles.sheet}>{children}</Container>
      </div>
      <LandingFooter />
    </div>
  );
}
