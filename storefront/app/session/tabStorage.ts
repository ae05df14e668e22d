/**
 * Short notes of one tab, gone when it is closed. A browser whose store is full or shut keeps none of them: everything goes
 * on without.
 */

/** The note; null when there is none, or none can be read. */
export function noteInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a note. False when this browser keeps none. */
export function keepInTab(name: string, note: string): boolean {
  try {
    sessionStorage.setItem(name, note);
    return true;
  } catch {
    return false;
  }
}

/** What was typed into a form and is kept as JSON, by the names of its fields; empty if nothing readable is kept. */
export function textsInTab(name: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(noteInTab(name) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

export function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // What keeps nothing has nothing to forget.
  }
}
