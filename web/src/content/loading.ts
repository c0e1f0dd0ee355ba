/** Shown while something from the store is on its way. */
export const loading = {
  /** `{label}` is the tab's label. */
  list: "Loading {label}...",
  /** Of an event and of a blog post. */
  detail: "Loading event details...",
  jobs: "Loading job openings...",
} as const;
