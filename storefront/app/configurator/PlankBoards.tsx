import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StockPlank } from "../commerce/planks.server.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { PlankPicker } from "./PlankPicker.tsx";

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

/** Belongs to no form: which place is open is nothing to send. */
const NO_FORM = "none";

interface PlankPlacesProps {
  picks: (string | null)[];
  /** The whole stock, sold ones included. */
  stock: readonly StockPlank[];
  open: number;
  onOpen: (position: number) => void;
}

/** The positions as they lie in the piece, each with the picture of its plank; pressed, one opens for picking. */
function PlankPlaces({ picks, stock, open, onOpen }: PlankPlacesProps) {
  const { t } = useTranslation();
  const id = useId();
  const plankOf = (pick: string | null) => stock.find((plank) => plank.id === pick);
  if (picks.length === 1) {
    return (
      <div className="plank-places">
        <div className="plank-place">
          <Board plank={plankOf(picks[0] ?? null)} />
        </div>
      </div>
    );
  }
  return (
    <fieldset className="plank-places">
      <legend className="sr-only">{t("configurator.plankPlaces")}</legend>
      {picks.map((pick, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position is its index
        <label key={position} className="plank-place">
          <input
            type="radio"
            form={NO_FORM}
            name={`${id}place`}
            data-place={position}
            className="sr-only"
            checked={open === position}
            onChange={() => onOpen(position)}
          />
          <span className="plank-number figures">
            <span className="sr-only">{t("configurator.plank")} </span>
            {position + 1}
          </span>
          <Board plank={plankOf(pick)} />
        </label>
      ))}
    </fieldset>
  );
}

function Board({ plank }: { plank: StockPlank | undefined }) {
  const { t } = useTranslation();
  if (!plank) return <span className="text-small text-muted">{t("configurator.plankByWorkshop")}</span>;
  return (
    <img
      key={plank.id}
      src={plank.image}
      alt={t("configurator.plankPicture", { title: plank.title })}
      width={1024}
      height={128}
      className="slide-in"
    />
  );
}
