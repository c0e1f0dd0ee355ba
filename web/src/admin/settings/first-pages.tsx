import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FirstPagesOffer } from "~/generated/contract";
import { request } from "../api/request";
import { Button } from "../ui/button";
import { Page, Panel } from "../ui/page";
import { useOpenSettings } from "./use-open-settings";

interface FirstPagesProps {
  readonly offer: FirstPagesOffer;
}

const ADD_PAGES = "Add other pages from sections.";
const TRANSLATE = "Translate them and the document ‘Words’ afterwards, under Content.";

/** The first screen of an owner whose site has no pages. It leads on to name, contact and colours. */
export function FirstPages({ offer }: FirstPagesProps) {
  const client = useQueryClient();
  const settings = useOpenSettings();
  const begin = useMutation({
    mutationFn: (pages: "example" | "blank") => request<void>("POST", "/first-pages", { body: { pages } }),
    onSuccess: async () => {
      // A failure is announced by its own message.
      await settings.mutateAsync().catch(() => undefined);
      // Only now: the overview shows this screen no longer.
      await client.invalidateQueries();
    },
  });
  const isBusy = (pages: string) => begin.isPending && begin.variables === pages;
  return (
    <Page
      title="Welcome"
      narrow
      lead="Your site has no pages yet. Choose its first pages. Then enter name, contact and colours, and see them on these pages before you publish."
    >
      {offer.example ? (
        <Panel
          title="The example"
          lead="The site of an invented firm with every kind of page. Change what fits, and delete the rest."
          actions={
            <Button
              variant="primary"
              disabled={begin.isPending && !isBusy("example")}
              busy={isBusy("example")}
              onClick={() => begin.mutate("example")}
            >
              Start with the example
            </Button>
          }
        />
      ) : null}
      <Panel
        title="A few pages"
        lead={`Home, contact, search and a privacy policy, in ${offer.language}. ${offer.isForeign ? TRANSLATE : ADD_PAGES}`}
        actions={
          <Button
            disabled={begin.isPending && !isBusy("blank")}
            busy={isBusy("blank")}
            onClick={() => begin.mutate("blank")}
          >
            Start with a few pages
          </Button>
        }
      />
    </Page>
  );
}
