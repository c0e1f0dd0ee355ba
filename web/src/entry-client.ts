import "~/styles/index.css";
import { afterFirstPaint } from "~/document/first-paint";

/** Fetches side by side what the server knows to be needed: imports alone would be found one after another. */
function fetchModules(): void {
  const addresses = document.querySelector<HTMLElement>("script[data-modules]")?.dataset.modules ?? "";
  for (const address of addresses.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
}

// The server's page is complete: it is shown first, and made lively then.
void afterFirstPaint().then(() => {
  fetchModules();
  return import("./start");
});
