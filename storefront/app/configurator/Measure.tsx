import { type ConfigurationOf, type WholeField, wholeOf } from "@planke46/furniture-rules";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { settled } from "./change.ts";
import { type FieldIssue, type FieldIssues, measureIssue } from "./fieldIssues.ts";
import { Group, IssueText, WishNote } from "./Group.tsx";
import type { Change } from "./useFurniture.ts";
import { useHydrated } from "./useHydrated.ts";

interface Typed {
  value: number;
  bounds: { min: number; max: number };
  /** What was typed before the page was sent without scripts, if it could not be built. */
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  onChange: (value: number) => void;
}

/** A number one types: what cannot be built stays in the field with its fault, and changes nothing. */
export function useTyped({ value, bounds, typed, issue, onChange }: Typed) {
  const [text, setText] = useState(typed ?? String(value));
  const [fault, setFault] = useState(issue);
  const seen = useRef(value);

  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    // Changed here by typing, or elsewhere: by a preset, the slider, the neighbours of a board.
    setText((before) => (Number(before) === value ? before : String(value)));
    setFault(undefined);
  }, [value]);

  return {
    text,
    fault,
    /** A slider or a button has moved it. */
    move: (next: number) => {
      setText(String(next));
      setFault(undefined);
      onChange(next);
    },
    type: (next: string) => {
      setText(next);
      const found = measureIssue(bounds, next);
      setFault(found);
      if (!found) onChange(Number(next));
    },
  };
}

interface MeasureProps {
  /** The field of the form. */
  name: string;
  label: string;
  value: number;
  bounds: { min: number; max: number };
  /** What was typed before the page was sent without scripts, if it could not be built. */
  typed?: string | undefined;
  issue?: FieldIssue | undefined;
  /** The price effect of this measure, already written out. */
  effect?: string | undefined;
  /** A count has none. */
  unit?: "cm" | "";
  /** What another choice took from a wish for this measure; a fault of what is typed now comes before it. */
  note?: string | null;
  onChange: (value: number) => void;
}

/** One measure: a slider for the hand, a number for the head, both with the bounds shown. */
export function Measure({
  name,
  label,
  value,
  bounds,
  typed,
  issue,
  effect,
  unit = "cm",
  note,
  onChange,
}: MeasureProps) {
  const { t } = useTranslation();
  const id = useId();
  const hydrated = useHydrated();
  const { text, fault, move, type } = useTyped({ value, bounds, typed, issue, onChange });
  const { min, max } = bounds;
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4">
      <span className="field-label">
        <label htmlFor={`${id}number`}>{label}</label>
        <span className="ml-2 font-normal text-muted" id={`${id}bounds`}>
          {t(unit ? "configurator.bounds" : "configurator.countBounds", { min, max })}
        </span>
      </span>
      <span className="figures text-small text-muted">{effect}</span>
      <input
        type="range"
        className="slider with-script"
        disabled={!hydrated}
        aria-label={t("configurator.slider", { name: label })}
        aria-valuetext={unit ? `${value} ${unit}` : String(value)}
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => move(Number(event.target.value))}
      />
      <span className="flex items-center gap-1.5">
        <input
          id={`${id}number`}
          className="input figures w-[5.25rem] text-right"
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          step={1}
          value={text}
          onChange={(event) => type(event.target.value)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}bounds${fault ? ` ${id}fault` : ""}`}
        />
        <span aria-hidden="true" className="w-6 text-small text-muted">
          {unit}
        </span>
      </span>
      {note === undefined ? null : (
        <div className="col-span-full">
          <WishNote text={fault ? null : note} />
        </div>
      )}
      <IssueText id={`${id}fault`} name={label} issue={fault} unit={unit} />
    </div>
  );
}

interface WholeGroupProps {
  field: WholeField;
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  change: Change<ConfigurableKind>;
  issues: FieldIssues;
  typed: Partial<Record<string, string>>;
  /** What a breakdown line costs now (EUR), already written out. */
  effectOf: (code: string) => string | undefined;
}

/** A whole number that the kind alone has, as its definition describes it. */
export function WholeGroup({ field, kind, piece, change, issues, typed, effectOf }: WholeGroupProps) {
  const label = field.label[useLanguage()];
  const { name, bounds } = field;
  return (
    <Group id={name} title={label}>
      <Measure
        name={name}
        label={label}
        unit=""
        value={wholeOf(piece, field)}
        bounds={bounds}
        typed={typed[name]}
        issue={issues[name]}
        effect={effectOf(name)}
        onChange={(value) => change((before) => settled(kind, before, { [name]: value }))}
      />
    </Group>
  );
}
