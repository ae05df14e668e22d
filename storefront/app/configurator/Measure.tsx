import { BOUNDS } from "@planke46/furniture-rules";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FieldIssue, measureIssue } from "./fieldIssues.ts";
import { IssueText } from "./IssueText.tsx";
import type { Side } from "./tableAddress.ts";
import { useHydrated } from "./useHydrated.ts";

interface MeasureProps {
  side: Side;
  value: number;
  /** What was typed before the page was sent without scripts, if it could not be built. */
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  /** The price effect of this measure, already written out. */
  effect?: string | undefined;
  onChange: (value: number) => void;
}

/** One measure: a slider for the hand, a number for the head, both with the bounds shown. */
export function Measure({ side, value, typed, issue, effect, onChange }: MeasureProps) {
  const { t } = useTranslation();
  const id = useId();
  const hydrated = useHydrated();
  const [text, setText] = useState(typed ?? String(value));
  const [fault, setFault] = useState(issue);
  const { min, max } = BOUNDS.table[side];
  const name = t(`configurator.${side}`);

  useEffect(() => {
    setText((before) => (Number(before) === value || measureIssue(side, before) ? before : String(value)));
  }, [side, value]);

  const slide = (next: number) => {
    setText(String(next));
    setFault(undefined);
    onChange(next);
  };
  const type = (next: string) => {
    setText(next);
    const found = measureIssue(side, next);
    setFault(found);
    if (!found) onChange(Number(next));
  };

  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <span className="field-label">
        <label htmlFor={`${id}number`}>{name}</label>
        <span className="ml-2 font-normal text-muted" id={`${id}bounds`}>
          {t("configurator.bounds", { min, max })}
        </span>
      </span>
      <span className="figures text-small text-muted">{effect}</span>
      <input
        type="range"
        className="slider with-script"
        disabled={!hydrated}
        aria-label={t("configurator.slider", { name })}
        aria-valuetext={`${value} cm`}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => slide(Number(event.target.value))}
      />
      <span className="flex items-center gap-1.5">
        <input
          id={`${id}number`}
          className="input figures w-[5.25rem] text-right"
          type="number"
          inputMode="numeric"
          name={side}
          min={min}
          max={max}
          step={1}
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}bounds${fault ? ` ${id}fault` : ""}`}
        />
        <span aria-hidden="true" className="text-small text-muted">
          cm
        </span>
      </span>
      <IssueText id={`${id}fault`} name={name} issue={fault} />
    </div>
  );
}
