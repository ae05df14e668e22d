import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { StockPlank } from "../piece/stockPlank.ts";

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
export function PlankPlaces({ picks, stock, open, onOpen }: PlankPlacesProps) {
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
