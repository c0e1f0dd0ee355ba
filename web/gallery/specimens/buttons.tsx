import { ArrowRight, Pause } from "lucide-react";
import { AppLink } from "~/ui/app-link";
import { ArrowPair } from "~/ui/arrow-pair";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import round from "~/ui/round.module.css";
import { networkName, SocialIcon } from "~/ui/social-icon";
import { SubmitButton } from "~/ui/submit-button";
import styles from "../gallery.module.css";
import { Specimen } from "../specimen";

const VARIANTS = ["primary", "secondary", "ghost"] as const;
const FORCED = ["hover", "focus", "active"] as const;
const NETWORKS = ["facebook", "instagram", "x", "linkedin"] as const;
const nothing = () => undefined;

export function Buttons({ scope }: { readonly scope: string }) {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={variant} wide>
          <div className={styles.row}>
            <Button variant={variant}>Send</Button>
            <Button variant={variant} size="lg" icon={ArrowRight}>
              Request a Consultation
            </Button>
            <ButtonLink variant={variant} href="/contacts" icon={ArrowRight}>
              Contact Us
            </ButtonLink>
            <Button variant={variant} disabled>
              Sending…
            </Button>
            {FORCED.map((force) => (
              <span key={force} data-force={force}>
                <Button variant={variant}>{force}</Button>
              </span>
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen name="Submit button">
        <SubmitButton label="Send Message" disabled={false} />
      </Specimen>
      <Specimen name="Link">
        <p>
          Read what we store, and for how long, in the{" "}
          <AppLink href="/privacy-policy">privacy policy</AppLink>.
        </p>
      </Specimen>
      <Specimen name="Link, focus" force="focus">
        <p>
          <AppLink href="/privacy-policy">Privacy policy</AppLink>
        </p>
      </Specimen>
      <Specimen name="Arrows">
        <ArrowPair
          previousLabel="Previous stories"
          nextLabel="Next stories"
          onPrevious={nothing}
          onNext={nothing}
        />
      </Specimen>
      <Specimen name="Arrows, hover" force="hover">
        <ArrowPair
          previousLabel="Previous leaders"
          nextLabel="Next leaders"
          onPrevious={nothing}
          onNext={nothing}
        />
      </Specimen>
      <Specimen name="Arrows at an end">
        <ArrowPair
          previousLabel="Previous people"
          nextLabel="Next people"
          previousDisabled
          onPrevious={nothing}
          onNext={nothing}
        />
      </Specimen>
      {scope === "dark" ? (
        <Specimen name="Over a picture">
          <button type="button" className={`${round.round} ${round.veiled}`} aria-label="Pause">
            <Icon icon={Pause} />
          </button>
        </Specimen>
      ) : null}
      <Specimen name="Icon: small, middle, large">
        <span className={styles.row}>
          <Icon icon={ArrowRight} size="sm" />
          <Icon icon={ArrowRight} />
          <Icon icon={ArrowRight} size="lg" />
        </span>
      </Specimen>
      <Specimen name="Social networks">
        <ul className={styles.swatches}>
          {NETWORKS.map((network) => (
            <li key={network} className={styles.row}>
              <SocialIcon network={network} />
              {networkName(network)}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
