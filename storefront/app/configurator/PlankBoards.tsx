import { useState } from "react";
import type { ConfigurableKind } from "../piece/kinds.ts";
import type { StockPlank } from "../piece/stockPlank.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { PlankPicker } from "./PlankPicker.tsx";
import { PlankPlaces } from "./PlankPlaces.tsx";

interface PlankBoardsProps {
  kind: ConfigurableKind;
  picks: (string | null)[];
  stock: readonly StockPlank[];
  /** What of the stock fits the piece and can be had. */
  planks: StockPlank[];
  /** What is picked and does not fit: it stays picked until the shopper picks another. */
  short: readonly StockPlank[];
  issues: FieldIssues;
  onPick: (position: number, id: string | null) => void;
}

/** The boards as they lie in the piece, and below them what there is for the open one. */
export function PlankBoards({ kind, picks, stock, planks, short, issues, onPick }: PlankBoardsProps) {
  const [chosen, setOpen] = useState(0);
  const open = Math.min(chosen, picks.length - 1);
  return (
    <>
      <PlankPlaces picks={picks} stock={stock} open={open} onOpen={setOpen} />
      <ol className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        {picks.map((pick, position) => (
          <PlankPicker
            // biome-ignore lint/suspicious/noArrayIndexKey: a position is its index
            key={position}
            kind={kind}
            position={position}
            count={picks.length}
            pick={pick}
            picks={picks}
            planks={planks}
            short={short}
            open={open === position}
            issue={issues[`plank${position + 1}`]}
            onPick={(id) => onPick(position, id)}
          />
        ))}
      </ol>
    </>
  );
}
