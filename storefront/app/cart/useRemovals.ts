import { useSubmit } from "@remix-run/react";
import { useCallback, useState } from "react";
import type { Card } from "./cards.server.ts";

/** A line as it stands on the page: in the cart, or just taken out and still to be brought back. */
export interface ShownLine {
  card: Card;
  removed: boolean;
}

/** A line that was taken out, and where it stood. */
export interface Removal {
  card: Card;
  at: number;
}

/** The fetcher that takes a line out: one a line, so that fast clicks do not cut each other off. */
export function removalKey(lineId: string): string {
  return `remove ${lineId}`;
}

/**
 * Lines are gone from the page at once and taken out behind. In the place of each stands a row that brings it back, until
 * the shopper leaves the page.
 * @param before what was taken out by the page before this one, without scripts
 */
export function useRemovals(cards: readonly Card[], before: Removal | null) {
  const submit = useSubmit();
  const [removals, setRemovals] = useState<readonly Removal[]>(before ? [before] : []);
  const lines: ShownLine[] = cards
    .filter(({ id }) => !removals.some(({ card }) => card.id === id))
    .map((card) => ({ card, removed: false }));
  for (const { card, at } of removals) lines.splice(Math.min(at, lines.length), 0, { card, removed: true });

  /** The row has nothing more to offer: the line is back, or could not be taken out. */
  const forget = useCallback(
    (lineId: string) => setRemovals((known) => known.filter(({ card }) => card.id !== lineId)),
    [],
  );
  return {
    lines,
    forget,
    remove: (card: Card) => {
      const at = lines.findIndex((line) => line.card.id === card.id);
      setRemovals((known) => [...known, { card, at }].sort((one, other) => one.at - other.at));
      submit(
        { intent: `remove:${card.id}` },
        { method: "post", action: "/cartDesktop", navigate: false, fetcherKey: removalKey(card.id) },
      );
    },
  };
}
export type Removals = ReturnType<typeof useRemovals>;
