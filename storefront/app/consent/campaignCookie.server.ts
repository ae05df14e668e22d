import { createCookie } from "@remix-run/node";
import { type Campaign, campaignIn } from "../session/campaign.ts";
import { type Decision, decisionIn } from "./decision.ts";

/** A session cookie that only this shop reads; its content goes with a cart that is sent to be paid, and onto its order. */
const campaignCookie = createCookie("campaign", { httpOnly: true, path: "/", sameSite: "lax" });

/**
 * The `Set-Cookie` that keeps the campaign of an address for who has agreed to be counted, and forgets it for who has refused; null where
 * nothing changes. The shop works without it, so it is kept with consent alone (§ 25 (1) TDDDG).
 */
export async function campaignAfter(decision: Decision | null, url: string): Promise<string | null> {
  if (decision === "no") return campaignCookie.serialize("", { maxAge: 0 });
  const campaign = decision === "yes" ? campaignIn(url) : null;
  return campaign && campaignCookie.serialize(campaign);
}

/** The campaign that brought a visitor here who has agreed to be counted; nothing without one. */
export async function campaignOf(request: Request): Promise<Campaign | undefined> {
  if (decisionIn(request.headers.get("Cookie")) !== "yes") return undefined;
  const kept: unknown = await campaignCookie.parse(request.headers.get("Cookie"));
  if (typeof kept !== "object" || kept === null) return undefined;
  // The browser could have changed it: read it as an address is read.
  const query = new URLSearchParams(
    Object.entries(kept).map(([name, value]) => [`utm_${name}`, String(value)]),
  );
  return campaignIn(`http://shop/?${query}`) ?? undefined;
}
