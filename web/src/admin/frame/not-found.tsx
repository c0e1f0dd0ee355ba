import { Compass } from "lucide-react";
import { Link } from "react-router-dom";
import { buttonClass } from "../ui/button";
import { Empty } from "../ui/notice";
import { Page } from "../ui/page";

export function NotFound() {
  return (
    <Page title="Not found">
      <Empty icon={Compass} title="Nothing here" text="The address may be old or misspelt.">
        <Link to="/" className={buttonClass("secondary")}>
          Go to the overview
        </Link>
      </Empty>
    </Page>
  );
}
