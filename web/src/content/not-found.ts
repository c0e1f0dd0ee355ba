import type { MessagePage } from "./types/message-page";

export const notFound: MessagePage = {
  seo: {
    title: "Page not found | {brand}",
    description:
      "The page you asked for does not exist or has moved. Go to the home page, search the site, or write to us and we will point you to what you were looking for.",
  },
  image: { name: "page/not-found", alt: "" },
  code: "404",
  title: "This page does not exist",
  text: "The address may be mistyped, or the page may have been retired. Nothing is wrong on your side.",
  links: [
    { label: "Go Home", href: "/" },
    { label: "Search the site", href: "/search" },
  ],
};

export const productNotFound: MessagePage = {
  seo: {
    title: "404 - Product Not Found | {brand}",
    description:
      "There is no product at this address. {brand} makes three: GovCubes for Oracle Cloud programmes, Cadeo for customer relations, and CORX for agentic automation.",
  },
  image: { name: "page/not-found", alt: "" },
  code: "404",
  title: "404 - Product Not Found",
  text: "We make three products. One of them may be the one you were looking for.",
  links: [
    { label: "GovCubes", href: "/products/govcubes" },
    { label: "Cadeo", href: "/products/cadeo" },
    { label: "CORX", href: "/products/corx" },
    { label: "Go Home", href: "/" },
  ],
};

/** Stands where a visitor's connection has sent too much in a short time. */
export const tooMany: MessagePage = {
  seo: {
    title: "Please wait a minute | {brand}",
    description:
      "Your connection has asked for too much in a short time. Please wait a minute, go back and try again. Most browsers keep what was typed into a form.",
  },
  image: { name: "page/not-found", alt: "" },
  code: "429",
  title: "Please wait a minute",
  text: "Your connection has asked for too much in a short time. Go back and try again in a minute: most browsers keep what was typed into a form. Or write to us at {email}.",
  links: [{ label: "Go Home", href: "/" }],
};

export const storyNotFound: MessagePage = {
  seo: {
    title: "Story not found | {brand}",
    description:
      "There is no success story at this address. Seven others tell how cities, towns, a county, a utility, a university and a financial group changed how they work.",
  },
  image: { name: "page/not-found", alt: "" },
  code: "404",
  title: "Story not found",
  text: "It may have been renamed. The industry pages list every story that we tell.",
  links: [
    { label: "Public Sector", href: "/industries/public-sector" },
    { label: "Utilities", href: "/industries/utilities" },
    { label: "Healthcare", href: "/industries/healthcare" },
    { label: "Financial Services", href: "/industries/financial" },
    { label: "Go Home", href: "/" },
  ],
};
