import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { StockPlank } from "./plankMoves.ts";

/** Belongs to no form: the list beside it is what is sent. */
const NO_FORM = "none";

interface PlankStripProps {
  /** What the position is called. */
  name: string;
  pick: string | null;
  options: readonly StockPlank[];
  onPick: (id: string) => void;
}

/** What is left in the store, as pictures in a strip to swipe through; arrow keys walk along it. */
export function PlankStrip({ name, pick, options, onPick }: PlankStripProps) {
  const { t } = useTranslation();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strip;
    const card = current?.querySelector<HTMLElement>("label:has(:checked)");
    if (!pick || !current || !card) return;
    current.scrollTo({ left: card.offsetLeft - (current.clientWidth - card.offsetWidth) / 2 });
  }, [pick]);
  return (
    <fieldset className="min-w-0 with-script">
      <legend className="sr-only">{t("configurator.plankStrip", { name })}</legend>
      <div ref={strip} className="plank-strip">
        {options.map((plank) => (
          <label key={plank.id} className="plank-card">
            <input
              type="radio"
              form={NO_FORM}
              name={`${id}strip`}
              value={plank.id}
              className="sr-only"
              checked={plank.id === pick}
              onChange={() => onPick(plank.id)}
            />
            <img src={plank.image} alt="" width={1024} height={128} loading="lazy" decoding="async" />
            <span>{plank.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
