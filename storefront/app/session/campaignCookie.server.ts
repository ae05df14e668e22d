import { createCookie } from "@remix-run/node";
import { type Campaign, campaignIn } from "./campaign.ts";

/** A session cookie that only this shop reads; its content is stored on the order and nowhere else. */
export const campaignCookie = createCookie("campaign", { httpOnly: true, path: "/", sameSite: "lax" });

/** The campaign that brought a visitor here; nothing without one. */
export async function campaignOf(request: Request): Promise<Campaign | undefined> {
  const kept: unknown = await campaignCookie.parse(request.headers.get("Cookie"));
  if (typeof kept !== "object" || kept === null) return undefined;
  // The browser could have changed it: read it as an address is read.
  const query = new URLSearchParams(
    Object.entries(kept).map(([name, value]) => [`utm_${name}`, String(value)]),
  );
  return campaignIn(`http://shop/?${query}`) ?? undefined;
}
