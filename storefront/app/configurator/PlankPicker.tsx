import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { StockPlank } from "../commerce/planks.server.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { plankField } from "../piece/plankFields.ts";
import { PlankLink } from "../plank-viewer/PlankLink.tsx";
import { sidesOf } from "../plank-viewer/sidesOf.ts";
import type { FieldIssue } from "./fieldIssues.ts";
import { IssueText } from "./Group.tsx";
import { neighbour } from "./plankMoves.ts";

interface PlankPickerProps {
  kind: ConfigurableKind;
  position: number;
  /** How many positions the piece has. */
  count: number;
  pick: string | null;
  picks: (string | null)[];
  planks: StockPlank[];
  /** Picked planks that are too short for the piece. */
  short: readonly StockPlank[];
  /** Whether this is the position being picked for; without scripts all of them are. */
  open: boolean;
  issue: FieldIssue | undefined;
  onPick: (id: string | null) => void;
}

/** One position: a list of what is left of the stock, arrows through it, a way to clear it, and the pictures. */
export function PlankPicker({
  kind,
  position,
  count,
  pick,
  picks,
  planks,
  short,
  open,
  issue,
  onPick,
}: PlankPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const name = count === 1 ? t("configurator.plank") : t("configurator.plankAt", { number: position + 1 });
  const options = [
    ...short.filter((plank) => plank.id === pick),
    ...planks.filter((plank) => plank.id === pick || !picks.includes(plank.id)),
  ];
  const listed = options.find((plank) => plank.id === pick);
  return (
    <li className="plank-picker" data-open={open || undefined}>
      <div className="grid grid-cols-[1fr_auto] items-end gap-x-2">
        <div className="field">
          <label htmlFor={`${id}list`}>{name}</label>
          <select
            id={`${id}list`}
            name={plankField(position)}
            className="input min-h-11! py-1!"
            value={listed?.id ?? ""}
            onChange={(event) => onPick(event.target.value || null)}
            aria-describedby={issue ? `${id}fault` : undefined}
            aria-description={listed && t("plankViewer.measures", sidesOf(listed))}
          >
            <option value="">{t("configurator.plankNone")}</option>
            {options.map((plank) => (
              <option key={plank.id} value={plank.id}>
                {plank.title}
              </option>
            ))}
          </select>
        </div>
        {/* What does nothing keeps the focus: a disabled button would lose it. */}
        <div className="with-script flex gap-1">
          {([-1, 1] as const).map((step) => {
            const next = neighbour(planks, picks, position, step);
            const word = step === -1 ? "up" : "down";
            return (
              <SmallButton
                key={word}
                label={t(`configurator.plankMove.${word}`, { name })}
                disabled={next === null}
                onPress={() => next && onPick(next)}
              >
                <path
                  d={step === -1 ? "M3 13l7-7 7 7" : "M3 7l7 7 7-7"}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2.2"
                />
              </SmallButton>
            );
          })}
          <SmallButton
            label={t("configurator.plankClear", { name })}
            disabled={pick === null}
            onPress={() => pick && onPick(null)}
          >
            <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="2" />
          </SmallButton>
        </div>
        <IssueText id={`${id}fault`} name={name} issue={issue} />
      </div>
      {open ? <PlankStrip kind={kind} name={name} pick={pick} options={options} onPick={onPick} /> : null}
    </li>
  );
}

interface SmallButtonProps {
  label: string;
  disabled: boolean;
  onPress: () => void;
  /** Its drawing, 20 × 20. */
  children: JSX.Element;
}

function SmallButton({ label, disabled, onPress, children }: SmallButtonProps) {
  return (
    <button
      type="button"
      className="button h-11 min-h-0! w-11 p-0!"
      aria-label={label}
      aria-disabled={disabled}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="h-4 w-4">
        {children}
      </svg>
    </button>
  );
}

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

/**
 * What is left in the store, as pictures in a strip to swipe through; arrow keys walk along it. Tab stops at the picked plank and at its large
 * picture, and not at the pictures of all others, which may be hundreds.
 */
function PlankStrip({ kind, name, pick, options, onPick }: PlankStripProps) {
  const { t } = useTranslation();
  const id = useId();
  const stop = pick ?? options[0]?.id;
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
                // Names alone say little to who does not see the pictures.
                aria-description={t("plankViewer.measures", sidesOf(plank))}
                checked={plank.id === pick}
                onChange={() => onPick(plank.id)}
              />
              <img
                // Of a stock of hundreds each card would load its whole photograph.
                src={`/stock/${kind}/${encodeURIComponent(plank.id)}/card`}
                alt=""
                width={1024}
                height={128}
                loading="lazy"
                decoding="async"
              />
              <span>{plank.title}</span>
            </label>
            <PlankLink
              kind={kind}
              plank={plank}
              among={options}
              onTake={onPick}
              label={t("plankViewer.open", { title: plank.title })}
              className="plank-look"
              tabIndex={plank.id === stop ? undefined : -1}
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
