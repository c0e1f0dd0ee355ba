/** A stage of a form's submission. `left`: the browser posts the form and leaves for the response. */
type SubmissionStage = "idle" | "waiting for the core" | "sending" | "left" | "refused";

/** Milliseconds that the browser may take to leave for the response before another press counts again. */
const POST_TIMEOUT = 10_000;

/** The stage is the form's attribute: the handler of traps finds a form by it. */
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

/** Posts the form as the browser does without scripts, unless that is under way. */
export function postByBrowser(form: HTMLFormElement): void {
  if (stageOf(form) === "left") return;
  expectToLeave(form);
  form.submit();
}

/** Lets a press of Submit be the browser's. */
export function expectToLeave(form: HTMLFormElement): void {
  setStage(form, "left");
  setTimeout(() => {
    if (stageOf(form) === "left") setStage(form, "idle");
  }, POST_TIMEOUT);
}
