import { TIME_ZONE } from "../../../plugins/furniture-rules/src/market.ts";

/** The workshop's calendar day, YYYY-MM-DD: shortly after midnight it is another than in UTC. */
export function workshopDay(): string {
  // Swedish days are written so.
  return new Date().toLocaleDateString("sv-SE", { timeZone: TIME_ZONE });
}
