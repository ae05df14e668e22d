/** The workshop's calendar day, YYYY-MM-DD: shortly after midnight it is another than in UTC. */
export function workshopDay(): string {
  // Swedish days are written so.
  return new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
}
