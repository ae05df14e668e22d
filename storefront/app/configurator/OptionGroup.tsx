import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { Choice } from "../piece/kinds.ts";
import { Group } from "./Group.tsx";

export interface Option<Value extends string> {
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
  name: Choice;
  options: Option<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
}

/** A choice among a few shapes, each with its drawing, its reason and what it costs. */
export function OptionGroup<Value extends string>({
  title,
  name,
  options,
  selected,
  onSelect,
}: OptionGroupProps<Value>) {
  const { t } = useTranslation();
  const { euro } = useMoney();
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
              onChange={() => onSelect(value)}
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
      </div>
    </Group>
  );
}
