import type { Plugin } from "vite";

/**
 * Lets the bundler drop the unused components and contexts of React Router, which are 85 % of it: it keeps what has a
 * display name, and what the result of an unknown call is assigned to.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replaceAll(/^\w+\.displayName = .*;$/gm, "")
          .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, " = /* @__PURE__ */ "),
    },
  };
}
