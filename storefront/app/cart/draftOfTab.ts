import { forgetInTab, keepInTab, textsInTab } from "../session/tabStorage.ts";

const STORED_AS = "order-draft";
/** What is on a page that thanks for an order. */
export const ORDERED_ELEMENT = "ordered-draft";

/** What was typed into the order form in this window, by the names of its fields; empty if nothing readable is kept. */
export function draftOfTab(): Record<string, string> {
  return textsInTab(STORED_AS);
}

/** Keeps what is typed until it is ordered or the window is closed. */
export function keepDraftInTab(draft: Readonly<Record<string, string>>): void {
  keepInTab(STORED_AS, JSON.stringify(draft));
}

/** Forgets the draft on a page that says that it has been ordered. */
export function forgetOrderedDraft(): void {
  if (document.getElementById(ORDERED_ELEMENT)) forgetInTab(STORED_AS);
}
