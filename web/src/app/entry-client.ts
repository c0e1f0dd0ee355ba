import "~/styles/index.css";
import { afterFirstPaint } from "./first-paint";

/**
 * Fetches the modules that the server names in parallel: through imports alone they would be found one after another.
 */
function fetchModules(): void {
  const addresses = document.querySelector<HTMLElement>("script[data-modules]")?.dataset.modules ?? "";
  for (const address of addresses.split(" ").filter(Boolean)) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  }
}

// The server's page is complete: it is painted first, then hydrated.
void afterFirstPaint().then(() => {
  fetchModules();
  return import("./start");
});
