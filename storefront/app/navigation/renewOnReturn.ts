import { keepInTab, noteInTab } from "../session/tabStorage.ts";

const LEFT = "left-page";
/** What marks the number in the cart. */
export const PIECES = "data-pieces";

/**
 * Calls `renew` when Back or Forward restores a page from a cache of the browser, and the last page of this tab had
 * another language or another number in the cart.
 */
export function renewOnReturn(renew: () => void): () => void {
  const leave = () => keepInTab(LEFT, state());
  const look = () => {
    const left = noteInTab(LEFT);
    if (left !== null && left !== state()) renew();
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look();
  };
  addEventListener("pagehide", leave);
  addEventListener("pageshow", show);
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "back_forward") look();
  return () => {
    removeEventListener("pagehide", leave);
    removeEventListener("pageshow", show);
  };
}

/** Language and number in the cart, as this page shows them. */
function state(): string {
  const pieces = document.querySelector(`[${PIECES}]`)?.getAttribute(PIECES) ?? "0";
  return `${document.documentElement.lang} ${pieces}`;
}
