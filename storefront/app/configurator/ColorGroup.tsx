import { CARD_COLORS, cardWords, hexOfCard } from "@planke46/furniture-rules";
import { Link } from "@remix-run/react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ContentPicture, type Picture } from "../content/ContentPicture.tsx";
import { isLanguage } from "../language/languages.ts";
import { useMoney } from "../money/money.ts";
import { meantColor, OWN_COLOR } from "../piece/fields/color.ts";
import type { Piece } from "../piece/kinds.ts";
import type { ColorChoice } from "../piece/palette.ts";
import { Swatch } from "../piece/Swatch.tsx";
import { useColorName } from "../piece/useColorName.ts";
import { ColorField } from "./ColorField.tsx";
import type { FieldIssue } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { useOwnColor } from "./useOwnColor.ts";

type Color = NonNullable<Piece["color"]>;

interface ColorGroupProps {
  color: Color;
  colors: ColorChoice[];
  /** What was typed as own colour before the page was sent without scripts. */
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  /** Query of this piece in the standard colour that a link named and that there is no longer, as an own colour. */
  goneAsOwn?: string | undefined;
  /** What an own colour costs, EUR; 0 where it is in the price. */
  fee: number;
  /** What a sample costs, EUR; null while samples are not sold. */
  samplePrice: number | null;
  onChange: (color: Color) => void;
}

/** The standard colours with name, RAL and a picture, an own colour, and a sample to hold in the hand. */
export function ColorGroup({
  color,
  colors,
  typed,
  issue,
  goneAsOwn,
  fee,
  samplePrice,
  onChange,
}: ColorGroupProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const [touched, setTouched] = useState(false);
  const choose = (next: Color) => {
    setTouched(true);
    onChange(next);
  };
  const colorName = useColorName({ color }, colors);
  const own = useOwnColor(color, typed, issue, choose);
  const effect = fee > 0 ? t("configurator.plus", { price: euro(fee) }) : t("configurator.included");
  /** Typed as an own colour, it costs a fee and looks the same. */
  const same = color.chooseOwnColor
    ? colors.find(({ hex, ral }) => hex === color.hex || ral === color.ral)
    : undefined;
  const gone = goneAsOwn !== undefined && !touched && !color.chooseOwnColor;
  return (
    <Group id="color" title={t("configurator.color")}>
      {gone ? (
        <div className="notice mb-3 text-small">
          <p>
            {t("configurator.colorGone", { shown: colors.find(({ hex }) => hex === color.hex)?.name ?? "" })}
          </p>
          <Link to={`?${goneAsOwn}`} replace preventScrollReset className="button button-quiet text-small">
            {t("configurator.colorGoneOwn", { fee: effect })}
          </Link>
        </div>
      ) : null}
      <div className="grid gap-2">
        {colors.map((standard) => (
          <StandardColor
            key={standard.hex}
            color={standard}
            checked={!color.chooseOwnColor && color.hex === standard.hex}
            onChoose={() => choose({ chooseOwnColor: false, hex: standard.hex })}
          />
        ))}
        <label className="choice grid grid-cols-[auto_1fr_auto] items-center gap-3 py-2! pr-2!">
          <input
            type="radio"
            name="color"
            value={OWN_COLOR}
            className="mark"
            checked={color.chooseOwnColor}
            onChange={own.choose}
          />
          <span>
            <span className="heading flex justify-between gap-3 text-small font-[600]">
              {t("configurator.ownColor")}
              <span className="figures font-[500] text-muted">{effect}</span>
            </span>
            <span className="mt-0.5 block text-small leading-snug text-muted">
              {color.chooseOwnColor
                ? [colorName, !color.ral && t("configurator.ral.free")].filter(Boolean).join(" · ")
                : t("configurator.ownColorHint")}
            </span>
          </span>
          <Swatch hex={own.hex} />
        </label>
        <ColorField
          name="ownColor"
          label={t("configurator.ownColor")}
          own={own}
          open={color.chooseOwnColor}
        />
        <p role="status" className="text-small empty:hidden">
          {same && fee > 0 ? t("configurator.sameAsStandard", { name: same.name }) : null}
        </p>
      </div>
      {samplePrice === null ? null : (
        <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small text-muted">
          <span>{t("configurator.sampleHint")}</span>
          <button
            type="submit"
            formMethod="post"
            name="intent"
            value="sample"
            className="button button-quiet text-small"
          >
            {t("configurator.sampleOrder", { price: euro(samplePrice) })}
          </button>
        </p>
      )}
    </Group>
  );
}

interface StandardColorProps {
  color: ColorChoice;
  checked: boolean;
  onChoose: () => void;
}

function StandardColor({ color, checked, onChoose }: StandardColorProps) {
  const { name, hex, ral, appearance, picture } = color;
  return (
    <div className="flex flex-wrap items-stretch gap-2">
      <label className="choice grid grow basis-48 grid-cols-[auto_1fr_auto] items-center gap-3 py-2! pr-2!">
        <input
          type="radio"
          name="color"
          value={hex.slice(1).toLowerCase()}
          className="mark"
          checked={checked}
          onChange={onChoose}
        />
        <span className="leading-snug wrap-anywhere">
          <span className="heading flex flex-wrap justify-between gap-x-3 text-small font-[600]">
            {name}
            <span className="figures font-[500] text-muted">{ral}</span>
          </span>
          {appearance ? <span className="block text-small text-muted">{appearance}</span> : null}
        </span>
        <Swatch hex={hex} />
      </label>
      {picture ? <ExamplePicture name={name} picture={picture} /> : null}
    </div>
  );
}

/** The example picture of a colour beside its name; pressed, it opens large. Without scripts it is a link to it. */
function ExamplePicture({ name, picture }: { name: string; picture: Picture }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <a
        href={picture.src}
        target="_blank"
        rel="noopener"
        aria-label={t("configurator.example", { name })}
        className="sheet block w-20 flex-none overflow-hidden"
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        <ContentPicture picture={{ ...picture, alt: "" }} sizes="80px" className="h-full w-full" />
      </a>
      <dialog ref={dialog} aria-label={t("configurator.example", { name })} className="paper example">
        {opened ? <ContentPicture picture={picture} sizes="(min-width: 960px) 960px, 100vw" /> : null}
        <p className="flex items-center justify-between gap-4 px-4 py-2">
          <span className="heading font-[600]">{name}</span>
          <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
            {t("configurator.addedClose")}
          </button>
        </p>
      </dialog>
    </>
  );
}

interface PassepartoutGroupProps {
  /** "#RRGGBB". */
  color: string;
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  onChange: (color: string) => void;
}

/** The colour of the card between frame and picture. */
export function PassepartoutGroup({ color, typed, issue, onChange }: PassepartoutGroupProps) {
  const { t, i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : "de";
  /** Card has names, and no RAL number. */
  const writing = useMemo(
    () => ({
      read: (text: string) => ({ hex: hexOfCard(text) ?? meantColor(text).hex }),
      write: ({ hex }: { hex: string }) => cardWords(hex, language),
    }),
    [language],
  );
  const change = ({ hex }: { hex: string }) => onChange(hex);
  const own = useOwnColor({ chooseOwnColor: true, hex: color }, typed, issue, change, writing);
  return (
    <Group title={t("configurator.passepartout")}>
      <div className="with-script mb-3 flex flex-wrap gap-2">
        {CARD_COLORS.map(({ hex, label }) => (
          <button
            key={hex}
            type="button"
            aria-pressed={color === hex}
            className="choice h-auto! flex items-center gap-2 p-1.5! pr-3! text-small aria-pressed:border-graphite"
            onClick={() => own.type(label[language])}
          >
            <Swatch hex={hex} />
            {label[language]}
          </button>
        ))}
      </div>
      <ColorField
        name="passepartoutColor"
        label={t("configurator.passepartout")}
        own={own}
        palette={false}
        open
      />
    </Group>
  );
}
