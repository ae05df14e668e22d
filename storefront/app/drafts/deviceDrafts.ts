import { useMemo, useSyncExternalStore } from "react";
import { type ConfigurableKind, isConfigurable } from "../piece/kinds.ts";

/**
 * Designs stored on this device only: the last one of each kind, and those the shopper saved. The server draws them, in
 * addresses of pictures, and keeps no record of who asked. Storing them is a function the shopper uses, so it needs no consent; see the decision page.
 */
const LAST = "last-designs";
const KEPT = "kept-designs";
/** Largest number of saved designs. */
export const MOST_DRAFTS = 30;
/** The longest query that is kept (characters); ten boards with picked planks and a wish need a third of it. */
const LONGEST_QUERY = 6000;

export interface Draft {
  kind: ConfigurableKind;
  /** The query of its address. */
  query: string;
  /** ISO 8601; empty for a last design, which was not kept on purpose. */
  keptAt: string;
}

/** What came of keeping: "full" with `MOST_DRAFTS` kept, "blocked" where this browser keeps nothing. */
export type Keeping = "kept" | "full" | "blocked";

/** The query of the last design of a kind; null when there is none. */
export function lastDesign(kind: ConfigurableKind): string | null {
  const query = lastDesigns()[kind];
  return isQuery(query) ? query : null;
}

export function keepLastDesign(kind: ConfigurableKind, query: string): void {
  if (query.length <= LONGEST_QUERY) write(LAST, { ...lastDesigns(), [kind]: query });
}

export function forgetLastDesign(kind: ConfigurableKind): void {
  const { [kind]: _, ...others } = lastDesigns();
  write(LAST, others);
}

/** The kept designs, the newest first. */
export function readDrafts(): Draft[] {
  const stored = read(KEPT);
  return Array.isArray(stored) ? stored.filter(isDraft).slice(0, MOST_DRAFTS) : [];
}

/** The last design of each kind that is not kept on purpose as well. */
export function readLastDesigns(): Draft[] {
  const kept = readDrafts();
  return Object.entries(lastDesigns()).flatMap(([kind, query]) => {
    const draft = { kind, query, keptAt: "" };
    return isDraft(draft) && !kept.some((other) => isSame(other, draft)) ? [draft] : [];
  });
}

/** Keeps a design at the top of the list; one that is there already moves up. */
export function keepDraft(kind: ConfigurableKind, query: string): Keeping {
  const draft = { kind, query, keptAt: new Date().toISOString() };
  const others = readDrafts().filter((other) => !isSame(other, draft));
  if (others.length >= MOST_DRAFTS || query.length > LONGEST_QUERY) return "full";
  return write(KEPT, [draft, ...others]) ? "kept" : "blocked";
}

/** Removes a kept design, or forgets a last one. */
export function removeDraft(draft: Draft): void {
  const others = readDrafts().filter((other) => !isSame(other, draft));
  if (draft.keptAt) write(KEPT, others);
  else forgetLastDesign(draft.kind);
}

/** Puts a removed one back where its age belongs. */
export function restoreDraft(draft: Draft): void {
  if (!draft.keptAt) {
    keepLastDesign(draft.kind, draft.query);
    return;
  }
  const others = readDrafts().filter((other) => !isSame(other, draft));
  const inOrder = [...others, draft].sort((one, other) => other.keptAt.localeCompare(one.keptAt));
  write(KEPT, inOrder);
}

const listeners = new Set<() => void>();

/** Calls back when the designs change, in this window or another. */
function onDraftsChanged(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stored designs as text, for comparison: equal texts are equal designs. */
function storedDrafts(): string {
  try {
    return `${localStorage.getItem(KEPT) ?? ""}\n${localStorage.getItem(LAST) ?? ""}`;
  } catch {
    return "";
  }
}

function lastDesigns(): Record<string, unknown> {
  const stored = read(LAST);
  return typeof stored === "object" && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { kind, query, keptAt } = value as Partial<Record<keyof Draft, unknown>>;
  return isConfigurable(kind) && isQuery(query) && typeof keptAt === "string";
}

function isQuery(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= LONGEST_QUERY;
}

function isSame(one: Draft, other: Draft): boolean {
  return one.kind === other.kind && one.query === other.query;
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** False where the browser's store is full or closed: all else works without it. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

interface Drafts {
  kept: Draft[];
  /** The last design of each kind, where it is not kept as well. */
  last: Draft[];
}

/** The designs on this device; null on the server and until the page's scripts answer. */
export function useDrafts(): Drafts | null {
  const stored = useSyncExternalStore<string | null>(onDraftsChanged, storedDrafts, () => null);
  // Parses again only when the stored text changes.
  return useMemo(() => (stored === null ? null : { kept: readDrafts(), last: readLastDesigns() }), [stored]);
}
