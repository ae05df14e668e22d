/** The advertisement a visitor came from, in the words of its link. */
export interface Campaign {
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}

const NAMES = ["source", "medium", "campaign", "term", "content"] as const;
/** What the commerce side takes, characters. */
const LONGEST = 200;

/** The `utm_…` parameters of an address; null without any. */
export function campaignIn(url: string): Campaign | null {
  const { searchParams } = new URL(url);
  const campaign: Campaign = {};
  for (const name of NAMES) {
    const value = searchParams.get(`utm_${name}`);
    if (value)
      campaign[name] = value
        .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "")
        .slice(0, LONGEST);
  }
  return Object.keys(campaign).length > 0 ? campaign : null;
}
