import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ConfigurableKind } from "../piece/kinds.ts";
import type { StockPlank } from "../piece/stockPlank.ts";
import { PlankLink } from "../plank-viewer/PlankLink.tsx";

/** Belongs to no form: the list beside it is what is sent. */
const NO_FORM = "none";

interface PlankStripProps {
  kind: ConfigurableKind;
  /** What the position is called. */
  name: string;
  pick: string | null;
  options: readonly StockPlank[];
  onPick: (id: string) => void;
}

/** What is left in the store, as pictures in a strip to swipe through; arrow keys walk along it. */
export function PlankStrip({ kind, name, pick, options, onPick }: PlankStripProps) {
  const { t } = useTranslation();
  const id = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = strip;
    const card = current?.querySelector<HTMLElement>(".plank-offer:has(:checked)");
    if (!pick || !current || !card) return;
    current.scrollTo({ left: card.offsetLeft - (current.clientWidth - card.offsetWidth) / 2 });
  }, [pick]);
  return (
    <fieldset className="min-w-0 with-script">
      <legend className="sr-only">{t("configurator.plankStrip", { name })}</legend>
      <div ref={strip} className="plank-strip">
        {options.map((plank) => (
          <div key={plank.id} className="plank-offer">
            <label className="plank-card">
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
            <PlankLink
              kind={kind}
              plank={plank}
              among={options}
              onTake={onPick}
              label={t("plankViewer.open", { title: plank.title })}
              className="plank-look"
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12.7 12.7L17.5 17.5M8.5 6v5M6 8.5h5" />
              </svg>
            </PlankLink>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
