/** Returns every page in the sitemap. */
export async function allPaths(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
}

/** Pages of the kinds that differ most, for tests of the shell and other shared parts. */
export const FEW: readonly string[] = [
  "/",
  "/ai-services/generative-ai",
  "/success-stories/hcm-efficiency",
  "/insights",
  "/contacts",
  "/oracle-ai-world-2027",
];

/** One page of each kind, for tests that depend only on the template. */
export const KINDS: readonly string[] = [
  "/",
  "/about",
  "/ai-services/generative-ai",
  "/cloud-services/faw-xcelerator",
  "/products/corx",
  "/industries/public-sector",
  "/success-stories/hcm-efficiency",
  "/insights",
  "/events/gfoa-2025",
  "/blog/agentic-ai",
  "/career",
  "/career/senior-rust-engineer",
  "/contacts",
  "/search?q=payroll",
  "/privacy-policy",
  "/accessibility",
  "/oracle-ai-world-2027",
  "/oracle-ai-world-2027/book",
  "/oracle-ai-world-2027/contact",
];
