/** Messages shown while data is loading. */
export const loading = {
  /** Message of a list; `{label}` is replaced by the tab's label. */
  list: "Loading {label}...",
  /** Message of an event or a blog post. */
  detail: "Loading event details...",
  jobs: "Loading job openings...",
} as const;
