import {
  type ConfigurationOf,
  DESK,
  defaultConfiguration,
  type FrameConfiguration,
  formatsIn,
  holdsPicture,
  PICTURE_FORMATS,
  type Prices,
  plankCount,
} from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/money.ts";
import { queryOf } from "../piece/address/address.ts";
import {
  isLying,
  PICTURE_FIELD,
  presetOf,
  shownSize,
  sideBounds,
  sidesFor,
  sizesOf,
  sizeTitle,
  TURNED,
} from "../piece/fields/size.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../piece/kinds.ts";
import { differenceOf, withMeasure, withPreset, withSides } from "./change.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { Measure } from "./Measure.tsx";
import type { Change } from "./useFurniture.ts";

interface SizeGroupProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  change: Change<ConfigurableKind>;
  issues: FieldIssues;
  typed: Partial<Record<string, string>>;
  /** What a breakdown line costs now (EUR), 0 if it does not appear. */
  costOf: (code: string) => number;
  prices: Prices;
}

/** Sizes with a name as little drawings, then each side that can be set; fixed sides are shown as text. */
export function SizeGroup({ kind, piece, change, issues, typed, costOf, prices }: SizeGroupProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const { dimensions }: Piece = piece;
  const plus = (amount: number) => (amount > 0 ? t("configurator.plus", { price: euro(amount) }) : undefined);
  return (
    <Group id="size" title={t("configurator.size")}>
      <input type="hidden" name="shown" value={shownSize(kind, piece)} />
      <Presets
        kind={kind}
        chosen={dimensions?.chosen}
        individualFee={plus(individualFee(kind, piece, prices))}
        onChoose={(size) => change((before) => withPreset(kind, before, size))}
      />
      {kind === "frame" ? (
        <PictureFormats
          frame={piece as FrameConfiguration}
          change={(make) => change((before) => make(before as FrameConfiguration))}
        />
      ) : null}
      <div className="grid gap-3">
        {FORMS[kind].sides.map((side) => (
          <Measure
            key={side}
            name={side}
            label={t(`configurator.${side}`)}
            value={dimensions?.[side] ?? 0}
            bounds={sideBounds(kind, side)}
            typed={typed[side]}
            issue={issues[side]}
            effect={plus(costOf(side))}
            onChange={(value) => change((before) => withMeasure(kind, before, side, value))}
          />
        ))}
      </div>
      {kind === "table" ? (
        <p className="mt-2 flex justify-between gap-4 text-small text-muted">
          <span>{t("configurator.planks", { count: plankCount(kind, piece) })}</span>
          <span className="figures">{plus(costOf("planks"))}</span>
        </p>
      ) : (
        <p className="mt-2 text-small text-muted">
          {t(`configurator.fixedSize.${kind}`, {
            length: DESK.length,
            width: DESK.width,
            min: DESK.height.min,
            max: DESK.height.max,
          })}
        </p>
      )}
    </Group>
  );
}

interface PresetsProps {
  kind: ConfigurableKind;
  chosen: string | undefined;
  individualFee: string | undefined;
  onChoose: (size: string) => void;
}

function Presets({ kind, chosen, individualFee, onChoose }: PresetsProps) {
  const language = useLanguage();
  const sizes = sizesOf(kind);
  if (sizes.length === 0) return null;
  return (
    <div className="mb-4 grid grid-cols-2 gap-2">
      {sizes.map((size, index) => {
        const preset = presetOf(kind, size);
        const isOdd = index === 0 && sizes.length % 2 === 1;
        return (
          <label key={size} className={isOdd ? "choice preset odd" : "choice preset"}>
            {preset ? (
              <img
                src={`/drawing/${kind}?${presetQuery(kind, size)}`}
                alt=""
                width={640}
                height={480}
                loading="lazy"
                className="block h-auto w-full px-3"
              />
            ) : (
              <AnySize />
            )}
            <span className="flex gap-2 px-3 pb-2.5 leading-tight">
              <input
                type="radio"
                name="chosen"
                value={size}
                className="mark"
                checked={chosen === size}
                onChange={() => onChoose(size)}
              />
              <span>
                <span className="heading block text-small font-[600]">{sizeTitle(kind, size, language)}</span>
                <span className="figures text-small text-muted">
                  {preset ? `${preset.length} × ${preset.width} × ${preset.height}` : individualFee}
                </span>
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** What the little drawing of a preset shows. */
function presetQuery(kind: ConfigurableKind, size: string): string {
  return queryOf(kind, withPreset(kind, defaultConfiguration(kind), size)).toString();
}

function individualFee(kind: ConfigurableKind, { dimensions }: Piece, prices: Prices): number {
  const piece: ConfigurationOf<ConfigurableKind> = defaultConfiguration(kind);
  const chosen = (name: string) => ({ dimensions: { ...dimensions, chosen: name } });
  const named = sizesOf(kind)[1];
  return named ? differenceOf(kind, piece, chosen("individual"), chosen(named), prices) : 0;
}

/** The picture of the individual size: an outline with arrows instead of measures. */
function AnySize() {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="block h-auto w-full px-3">
      <g fill="none" className="stroke-board" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M20 52l38-22 82 22-34 24z" strokeDasharray="5 4" />
        <path d="M28 56v34m110-36v26m-32-2v32" strokeDasharray="5 4" />
        <path d="M24 96l70 19M8 46v36M116 108l26-20" className="stroke-beeswax-deep" />
        <path
          d="M30 93l-6 3 4 5m62 9l4 5-6 2M4 51l4-5 4 5M4 77l4 5 4-5m105 24l-1 7 7-1m12-18l7-1-1 6"
          className="stroke-beeswax-deep"
        />
      </g>
    </svg>
  );
}

interface PictureFormatsProps {
  frame: FrameConfiguration;
  change: (make: (before: FrameConfiguration) => FrameConfiguration) => void;
}

/** Common pictures: pressed, the frame gets the outer sides that hold one. Without scripts each button sends the form. */
function PictureFormats({ frame, change }: PictureFormatsProps) {
  const { t } = useTranslation();
  if (!holdsPicture(frame.filling)) return null;
  const { width, height } = frame.dimensions;
  const held = formatsIn(frame).map(({ id }) => id);
  const choose = (picture: string) =>
    change((before) => withSides(before, sidesFor(picture, before.filling, before.dimensions)));
  return (
    <fieldset className="mb-4">
      <legend className="field-label mb-1.5">{t("configurator.pictureFor")}</legend>
      <div className="flex flex-wrap gap-1.5">
        {PICTURE_FORMATS.filter(({ id }) => sidesFor(id, frame.filling, frame.dimensions)).map(
          ({ id, name }) => (
            <button
              key={id}
              type="submit"
              name={PICTURE_FIELD}
              value={id}
              className="format figures"
              aria-pressed={held.includes(id)}
              onClick={() => choose(id)}
            >
              {name}
            </button>
          ),
        )}
        {width === height ? null : (
          <button
            type="submit"
            name={PICTURE_FIELD}
            value={TURNED}
            className="format"
            onClick={() => choose(TURNED)}
          >
            {t(isLying(frame.dimensions) ? "configurator.turnUpright" : "configurator.turnLying")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
