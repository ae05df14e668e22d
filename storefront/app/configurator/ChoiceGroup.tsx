import {
  type ChoiceField,
  type ConfigurationOf,
  defaultConfiguration,
  type OwnChoiceField,
  ownChoiceOf,
  type Prices,
} from "@planke46/furniture-rules";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { useMoney } from "../money/money.ts";
import { queryOf } from "../piece/address/address.ts";
import type { ConfigurableKind, Piece } from "../piece/kinds.ts";
import { differenceOf, settled } from "./change.ts";
import type { FieldIssue } from "./fieldIssues.ts";
import { Group, IssueText } from "./Group.tsx";
import type { Change } from "./useFurniture.ts";

interface ChoiceGroupProps {
  field: ChoiceField | OwnChoiceField;
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  change: Change<ConfigurableKind>;
  prices: Prices;
  /** An address or form named none of the options. */
  issue: FieldIssue | undefined;
}

/** Frame, table top, filling or a choice of the kind's own: each option with its drawing and what it costs. */
export function ChoiceGroup({ field, kind, piece, change, prices, issue }: ChoiceGroupProps) {
  const options = useOptions(field, kind);
  const choice = field.name;
  const present: Piece = piece;
  const included = options[0]?.value ?? "";
  const fee = (word: string) => differenceOf(kind, piece, { [choice]: word }, { [choice]: included }, prices);
  return (
    <OptionGroup
      title={useTitle(field)}
      name={choice}
      issue={issue}
      selected={field.field === "choice" ? (present[field.name] ?? included) : ownChoiceOf(piece, field)}
      onSelect={(word) => change((before) => settled(kind, before, { [choice]: word }))}
      options={options.map((option) => ({
        ...option,
        fee: fee(option.value),
        image: `/drawing/${kind}?${queryOf(kind, settled(kind, exampleOf(kind), { [choice]: option.value }))}`,
      }))}
    />
  );
}

type Words = Pick<Option<string>, "value" | "label" | "hint">;

/** What there is to choose from, in words. */
function useOptions(field: ChoiceField | OwnChoiceField, kind: ConfigurableKind): Words[] {
  const { t } = useTranslation();
  const language = useLanguage();
  if (field.field === "ownChoice")
    return field.options.map(({ value, label, hint }) => ({
      value,
      label: label[language],
      hint: hint[language],
    }));
  const label = (value: string) =>
    ({
      frameType: t(`configurator.frameType.${value as "open"}`),
      tableTop: t(`configurator.tableTop.${value as "single"}`),
      filling: t(`configurator.fillingType.${value as "none"}`),
    })[field.name];
  const hint = (value: string) =>
    ({
      frameType:
        kind === "shelf"
          ? t(`configurator.shelfFrameHint.${value as "open"}`)
          : t(`configurator.frameHint.${value as "open"}`),
      tableTop: t(`configurator.topHint.${value as "single"}`),
      filling: t(`configurator.fillingHint.${value as "none"}`),
    })[field.name];
  return field.words.map((value) => ({ value, label: label(value), hint: hint(value) }));
}

function useTitle(field: ChoiceField | OwnChoiceField): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (field.field === "ownChoice") return field.label[language];
  return {
    frameType: t("configurator.frame"),
    tableTop: t("configurator.top"),
    filling: t("configurator.filling"),
  }[field.name];
}

/** The pieces in the little drawings: short, so that joints and frames show. */
const EXAMPLE_SIZES: Partial<Record<ConfigurableKind, Piece>> = {
  table: { dimensions: { chosen: "individual", length: 120, width: 80, height: 75 } },
  bench: { dimensions: { chosen: "individual", length: 100, width: 40, height: 45 } },
  shelf: { dimensions: { width: 120, depth: 30, height: 110 }, numberOfPlanks: 4, numberOfPillars: 2 },
  frame: { dimensions: { width: 50, height: 40 } },
};

function exampleOf(kind: ConfigurableKind): ConfigurationOf<ConfigurableKind> {
  return settled(kind, defaultConfiguration(kind), EXAMPLE_SIZES[kind] ?? {});
}

interface Option<Value extends string> {
  value: Value;
  label: string;
  hint: string;
  /** Surcharge in whole EUR; 0 is in the price. */
  fee: number;
  /** Address of a little drawing. */
  image: string;
}

interface OptionGroupProps<Value extends string> {
  title: string;
  name: string;
  options: Option<Value>[];
  selected: Value;
  issue: FieldIssue | undefined;
  onSelect: (value: Value) => void;
}

/** A choice among a few shapes, each with its drawing, its reason and what it costs. */
function OptionGroup<Value extends string>({
  title,
  name,
  options,
  selected,
  issue,
  onSelect,
}: OptionGroupProps<Value>) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const [chosen, setChosen] = useState(false);
  const fault = chosen ? undefined : issue;
  const faultId = useId();
  return (
    <Group id={name} title={title}>
      <div className="grid gap-2">
        {options.map(({ value, label, hint, fee, image }) => (
          <label
            key={value}
            className="choice grid grid-cols-[auto_1fr_5.5rem] items-center gap-3 py-1.5! pr-1.5!"
          >
            <input
              type="radio"
              name={name}
              value={value}
              className="mark"
              checked={selected === value}
              aria-describedby={fault ? faultId : undefined}
              onChange={() => {
                setChosen(true);
                onSelect(value);
              }}
            />
            <span className="py-1">
              <span className="heading flex flex-wrap justify-between gap-x-3 text-small font-[600]">
                {label}
                <span className="figures font-[500] text-muted">
                  {fee > 0 ? t("configurator.plus", { price: euro(fee) }) : t("configurator.included")}
                </span>
              </span>
              <span className="mt-0.5 block text-small leading-snug text-muted">{hint}</span>
            </span>
            <img src={image} alt="" width={640} height={480} loading="lazy" className="h-auto w-full" />
          </label>
        ))}
        <IssueText id={faultId} name={title} issue={fault} />
      </div>
    </Group>
  );
}
