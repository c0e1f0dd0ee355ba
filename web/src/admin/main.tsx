import "./admin.css";
import { createRoot } from "react-dom/client";
import { App } from "./app";

const darkScheme = matchMedia("(prefers-color-scheme: dark)");

function setGround(): void {
  document.documentElement.dataset.ground = darkScheme.matches ? "dark" : "paper";
}

setGround();
darkScheme.addEventListener("change", setGround);

const root = document.getElementById("admin");
if (!root) throw new Error("the document has no element #admin");
createRoot(root).render(<App />);
