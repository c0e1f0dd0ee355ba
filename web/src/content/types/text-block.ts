/** A piece of running text on the privacy and accessibility pages. */
export type TextBlock =
  | { readonly type: "subheading"; readonly text: string }
  | { readonly type: "paragraph"; readonly text: string }
  | { readonly type: "list"; readonly items: readonly [string, ...string[]] };

export type TextBlocks = readonly [TextBlock, ...TextBlock[]];
