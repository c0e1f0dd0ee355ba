/** A stage of a form's submission. `left`: the browser is posting the form and navigating to the response. */
type SubmissionStage = "idle" | "waiting for the core" | "sending" | "left" | "refused";

/** Milliseconds in which the browser should navigate to the response; after that another press counts. */
const POST_TIMEOUT = 10_000;

/** Returns the stage, which is an attribute of the form so that the trap handler can find the form. */
export function stageOf({ dataset }: HTMLFormElement): SubmissionStage {
  return (dataset.submission ?? "idle") as SubmissionStage;
}

export function setStage({ dataset }: HTMLFormElement, stage: SubmissionStage): void {
  dataset.submission = stage;
}

/** Returns the page's form at a stage. */
export function formAt(stage: SubmissionStage): HTMLFormElement | undefined {
  return [...document.forms].find((form) => stageOf(form) === stage);
}

/** Posts the form as the browser does without scripts, unless it is being posted already. */
export function postByBrowser(form: HTMLFormElement): void {
  if (stageOf(form) === "left") return;
  expectToLeave(form);
  form.submit();
}

/** Marks the form as posted by the browser, for a submit that is not prevented. */
export function expectToLeave(form: HTMLFormElement): void {
  setStage(form, "left");
  setTimeout(() => {
    if (stageOf(form) === "left") setStage(form, "idle");
  }, POST_TIMEOUT);
}
