/** The words that every product page shares. */
export const productLabels = {
  benefits: "Key Benefits",
  /** Said to assistive technology about the link to a product's own site. */
  opensNewTab: "opens in a new tab",
} as const;
