const STORAGE_KEY = "campaign";
/** Longest query that is stored, in characters. Campaigns are far shorter. */
const LONGEST = 1000;

/** Stores the query of the visit's first page for this tab, if it names a campaign. */
export function storeCampaign(query: string): void {
  if (!/[?&]utm_/.test(query)) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, query.slice(0, LONGEST));
  } catch {
    // Without storage, the lead has no campaign.
  }
}

/** Returns the members of a payload that name the campaign of the visit; the server reads the query. */
export function campaignMembers(): { readonly campaign?: string } {
  try {
    const campaign = sessionStorage.getItem(STORAGE_KEY);
    return campaign ? { campaign } : {};
  } catch {
    return {};
  }
}
