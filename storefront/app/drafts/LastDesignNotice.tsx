import type { Palette } from "@planke46/furniture-rules";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { designIn, designQuery } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { forgetLastDesign, keepLastDesign, lastDesign } from "./deviceDrafts.ts";

interface LastDesignNoticeProps {
  last: LastDesign;
  /** What stands in the same place while there is no last design; it keeps its room, so that nothing jumps. */
  lead: string;
}

/** Says that the last design is back, or that it waits, with the way to the other piece. */
export function LastDesignNotice({ last, lead }: LastDesignNoticeProps) {
  const { t } = useTranslation();
  const { state, swap } = last;
  return (
    <div className="mt-1 grid">
      <p className={`col-start-1 row-start-1 text-muted ${state === "none" ? "" : "invisible"}`}>{lead}</p>
      <div className="col-start-1 row-start-1 flex flex-wrap items-baseline gap-x-3">
        <p role="status">{state === "none" ? "" : t(`drafts.last.${state}`)}</p>
        {state === "none" ? null : (
          <button
            type="button"
            onClick={swap}
            className="heading -my-2 py-2 font-[560] underline decoration-beeswax-deep underline-offset-4"
          >
            {t(state === "back" ? "drafts.startAnew" : "drafts.bringBack")}
          </button>
        )}
      </div>
    </div>
  );
}

/** The last design of a kind as it can be built today; null when there is none. */
export function readLastDesign<K extends ConfigurableKind>(kind: K, palette: Palette): Design<K> | null {
  const query = lastDesign(kind);
  return query === null ? null : designIn<K>(kind, new URLSearchParams(query), palette);
}

interface LastDesign {
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
