import type { TableConfiguration } from "@planke46/furniture-rules";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import { colorIssue, type FieldIssue } from "./fieldIssues.ts";
import { Group } from "./Group.tsx";
import { IssueText } from "./IssueText.tsx";
import { Swatch } from "./Swatch.tsx";
import { FIRST_OWN_COLOR, isHex, OWN_COLOR } from "./tableAddress.ts";

export interface ColorChoice {
  name: string;
  /** "#RRGGBB", upper case. */
  hex: string;
  ral: string;
  appearance: string;
}

type Color = TableConfiguration["color"];

interface ColorGroupProps {
  color: Color;
  colors: ColorChoice[];
  /** What was typed as own colour before the page was sent without scripts. */
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  /** What a colour of one's own costs, EUR. */
  fee: number;
  onChange: (color: Color) => void;
}

/** The standard colours with name and RAL, and a colour of one's own for a fee. */
export function ColorGroup({ color, colors, typed, issue, fee, onChange }: ColorGroupProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const own = useOwnColor(color, typed, issue, onChange);
  const id = useId();
  return (
    <Group title={t("configurator.color")}>
      <div className="grid gap-2">
        {colors.map(({ name, hex, ral, appearance }) => (
          <label key={hex} className="choice grid grid-cols-[auto_1fr_auto] items-center gap-3 py-2! pr-2!">
            <input
              type="radio"
              name="color"
              value={hex.slice(1).toLowerCase()}
              className="mark"
              checked={!color.chooseOwnColor && color.hex === hex}
              onChange={() => onChange({ chooseOwnColor: false, hex })}
            />
            <span className="leading-snug">
              <span className="heading flex justify-between gap-3 text-small font-[600]">
                {name}
                <span className="figures font-[500] text-muted">{ral}</span>
              </span>
              {appearance ? <span className="block text-small text-muted">{appearance}</span> : null}
            </span>
            <Swatch hex={hex} />
          </label>
        ))}
      </div>
      <div className="mt-2 grid gap-2">
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
              <span className="figures font-[500] text-muted">
                {t("configurator.plus", { price: euro(fee) })}
              </span>
            </span>
            <span className="mt-0.5 block text-small leading-snug text-muted">
              {t("configurator.ownColorHint")}
            </span>
          </span>
          <Swatch hex={own.hex} />
        </label>
        <div
          className={`flex-wrap items-center gap-2 ${color.chooseOwnColor ? "flex" : "without-script flex"}`}
        >
          <label htmlFor={`${id}hex`} className="field-label">
            {t("configurator.ownColorField")}
          </label>
          <input
            id={`${id}hex`}
            className="input figures w-32 uppercase"
            type="text"
            name="ownColor"
            value={own.text}
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => own.type(event.target.value)}
            aria-invalid={own.fault ? true : undefined}
            aria-describedby={own.fault ? `${id}fault` : undefined}
          />
          <input
            className="with-script h-12 w-14 rounded-board border-[1.5px] border-board bg-sheet p-1"
            type="color"
            aria-label={t("configurator.ownColorPicker")}
            value={own.hex.toLowerCase()}
            onChange={(event) => own.type(event.target.value)}
          />
          <IssueText id={`${id}fault`} name={t("configurator.ownColor")} issue={own.fault} />
        </div>
      </div>
    </Group>
  );
}

/** The own colour keeps its last value while a standard colour is chosen. */
function useOwnColor(
  color: Color,
  typed: string | undefined,
  issue: FieldIssue | undefined,
  onChange: (color: Color) => void,
) {
  const first = color.chooseOwnColor ? color.hex : FIRST_OWN_COLOR;
  const [text, setText] = useState(typed ?? first);
  const [fault, setFault] = useState(issue);
  const withHash = text.startsWith("#") ? text : `#${text}`;
  const hex = isHex(withHash) ? withHash.toUpperCase() : first;
  useEffect(() => {
    if (color.chooseOwnColor) setText((before) => (colorIssue(before) ? before : color.hex));
  }, [color]);
  return {
    text,
    fault,
    hex,
    choose: () => onChange({ chooseOwnColor: true, hex }),
    type: (next: string) => {
      setText(next);
      const found = colorIssue(next);
      setFault(found);
      if (!found) onChange({ chooseOwnColor: true, hex: `#${next.replace("#", "").toUpperCase()}` });
    },
  };
}
