/** True if what a click or a submission is about to do leads to the network: not a place on the page, a call, a mail. */
export function needsConnection(event: Event, here: string): boolean {
  if (!(event.target instanceof Element)) return false;
  if (event.type === "submit") return event.target.getAttribute("method") !== "dialog";
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  return link !== null && leadsAway(link.href, here);
}

/** True if an address is another page, and not only another place on this one. */
export function leadsAway(address: string, here: string): boolean {
  const goal = new URL(address, here);
  if (!goal.protocol.startsWith("http")) return false;
  return goal.hash === "" || withoutHash(goal) !== withoutHash(new URL(here));
}

function withoutHash(address: URL): string {
  return address.href.slice(0, address.href.length - address.hash.length);
}
