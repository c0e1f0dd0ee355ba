import { LoadingNote } from "~/ui/loading-note";
import { Notice } from "~/ui/notice";
import { TryAgain } from "~/ui/try-again";
import { Specimen } from "../specimen";

export function Messages() {
  return (
    <>
      <Specimen name="Try again">
        <TryAgain />
      </Specimen>
      <Specimen name="Notice" wide>
        <Notice>You see an earlier copy: a newer one could not be had.</Notice>
      </Specimen>
      <Specimen name="Loading, shown after a moment" wide>
        <LoadingNote text="Loading Events..." />
      </Specimen>
    </>
  );
}
