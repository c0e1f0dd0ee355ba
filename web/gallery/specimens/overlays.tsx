import { useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Lightbox } from "~/ui/lightbox";
import { TextField } from "~/ui/text-field";
import { useToast } from "~/ui/use-toast";
import { Specimen } from "../specimen";

const PICTURES = ["event/summit", "event/expo"].map((name) => ({
  name: null,
  src: `/media/${name}-800.webp`,
  alt: `The ${name.slice(6)}`,
  width: 800,
  height: 450,
}));
const LABELS = {
  closePicture: "Close the picture",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  mediaFailed: "This picture cannot be shown at the moment.",
};
const nothing = () => undefined;

/** Each opens over the page, as it does on the site. */
export function Overlays({ scope }: { readonly scope: string }) {
  const [dialog, setDialog] = useState<"md" | "lg" | null>(null);
  const [picture, setPicture] = useState<number | null>(null);
  const toast = useToast();
  return (
    <>
      <Specimen name="Dialog, one column">
        <Button onClick={() => setDialog("md")}>Open a dialog</Button>
      </Specimen>
      <Specimen name="Dialog, two columns">
        <Button onClick={() => setDialog("lg")}>Open a wide dialog</Button>
      </Specimen>
      <Specimen name="Lightbox">
        <Button onClick={() => setPicture(0)}>Open the pictures</Button>
      </Specimen>
      <Specimen name="Toast, success">
        <Button onClick={() => toast({ text: "Message sent successfully!", tone: "success" })}>
          Succeed
        </Button>
      </Specimen>
      <Specimen name="Toast, failure with a way out">
        <Button
          onClick={() =>
            toast({ text: "You are offline.", tone: "failure", action: { label: "Try again", run: nothing } })
          }
        >
          Fail
        </Button>
      </Specimen>
      <Dialog
        id={`${scope}-dialog`}
        open={dialog !== null}
        size={dialog ?? "md"}
        title="Book a Demo"
        lead="Half an hour at our booth."
        onClose={() => setDialog(null)}
      >
        <TextField id={`${scope}-dialog-name`} label="Full Name" required />
      </Dialog>
      {picture === null ? null : (
        <Lightbox
          label="The two days"
          pictures={PICTURES}
          first={picture}
          onClose={() => setPicture(null)}
          labels={LABELS}
        />
      )}
    </>
  );
}
