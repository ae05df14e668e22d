import type { Palette } from "@planke46/furniture-rules";
import { useEffect, useState } from "react";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { designIn, designQuery } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { forgetLastDesign, keepLastDesign, lastDesign } from "./deviceDrafts.ts";

/** The last design of a kind as it can be built today; null when there is none. */
export function readLastDesign<K extends ConfigurableKind>(kind: K, palette: Palette): Design<K> | null {
  const query = lastDesign(kind);
  return query === null ? null : designIn<K>(kind, new URLSearchParams(query), palette);
}

export interface LastDesign {
  /** "back": the page has brought it back. "waiting": the page began with another piece, and it can be brought back. */
  state: "back" | "waiting" | "none";
  /** Begins with the kind's first piece instead, or brings the last design back. */
  swap: () => void;
}

interface Page<K extends ConfigurableKind> {
  kind: K;
  design: Design<K>;
  /** Whether the shopper has changed the piece. */
  touched: boolean;
  replace: (design: Design<K>) => void;
  palette: Palette;
  /** The address named no piece, so the last design is on the page. */
  cameBack: boolean;
  /** The page changes a piece of the cart, which is kept there. */
  isChange: boolean;
}

/** Keeps the design while the shopper changes it, and says whether an earlier one is back or waits. */
export function useLastDesign<K extends ConfigurableKind>(page: Page<K>): LastDesign {
  const { kind, design, touched, replace, palette, cameBack, isChange } = page;
  const [earlier, setEarlier] = useState<Design<K> | null>(null);
  const [isSwapped, setIsSwapped] = useState(false);
  const isBack = cameBack !== isSwapped;
  const query = designQuery(kind, design, null);

  // Before the first change is kept in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there when the page was opened
  useEffect(() => {
    if (isChange) return;
    const found = readLastDesign(kind, palette);
    const other = cameBack ? firstDesign(kind, palette) : design;
    if (found && designQuery(kind, found, null) !== designQuery(kind, other, null)) setEarlier(found);
  }, []);

  useEffect(() => {
    if (touched && !isChange) keepLastDesign(kind, query);
  }, [kind, query, touched, isChange]);

  return {
    state: earlier === null ? "none" : isBack ? "back" : "waiting",
    swap: () => {
      if (!earlier) return;
      if (isBack) {
        setEarlier(design);
        forgetLastDesign(kind);
        replace(firstDesign(kind, palette));
      } else {
        keepLastDesign(kind, designQuery(kind, earlier, null));
        replace(earlier);
      }
      setIsSwapped(!isSwapped);
    },
  };
}

/** The design shown on the first visit to a configurator. */
function firstDesign<K extends ConfigurableKind>(kind: K, palette: Palette): Design<K> {
  return designIn(kind, new URLSearchParams(), palette);
}
