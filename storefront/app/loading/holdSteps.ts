import { needsConnection } from "./needsConnection.ts";

const STEPS = ["click", "submit"];
/** On these events Remix prefetches a link's page, and reloads the current page when that fails. */
const HINTS = ["mouseover", "focusin", "touchstart"];

/** Blocks clicks and form submissions that need a connection and reports each one. Returns a function that stops it. */
export function holdSteps(tell: () => void): () => void {
  const holding = new AbortController();
  const hold = (event: Event) => {
    if (!needsConnection(event, location.href)) return;
    event.stopPropagation();
    if (!STEPS.includes(event.type)) return;
    event.preventDefault();
    tell();
  };
  // On the window in the capture phase, before React's own listeners.
  const options = { capture: true, signal: holding.signal };
  for (const type of [...STEPS, ...HINTS]) addEventListener(type, hold, options);
  return () => holding.abort();
}
