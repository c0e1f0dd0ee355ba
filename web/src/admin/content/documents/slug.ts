/** Returns a suggestion for a document's name: "Agents & audits" gives `agents-audits`. The server decides. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
