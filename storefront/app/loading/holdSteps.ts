import { needsConnection } from "./needsConnection.ts";

const STEPS = ["click", "submit"];
/** At these Remix begins to load a link's page, and loads the present page anew when that fails. */
const HINTS = ["mouseover", "focusin", "touchstart"];

/** Lets no click and no form lead to the network, and tells of each that it held. Returns what ends it. */
export function holdSteps(tell: () => void): () => void {
  const holding = new AbortController();
  const hold = (event: Event) => {
    if (!needsConnection(event, location.href)) return;
    event.stopPropagation();
    if (!STEPS.includes(event.type)) return;
    event.preventDefault();
    tell();
  };
  // On the window and on the way down, before React hears of it.
  const options = { capture: true, signal: holding.signal };
  for (const type of [...STEPS, ...HINTS]) addEventListener(type, hold, options);
  return () => holding.abort();
}
