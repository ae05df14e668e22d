import { Input } from "@medusajs/ui";
import { type ComponentProps, useState } from "react";

type Props = Omit<ComponentProps<typeof Input>, "type" | "inputMode" | "value" | "onChange"> & {
  /** NaN while what is written is no number. */
  value: number;
  onChange: (value: number) => void;
};

/** A field for a number as staff write it: see {@link numberOf} for why it is none of the browser's own kind. The server says the bounds. */
export function NumberInput({ value, onChange, ...rest }: Props) {
  const [text, setText] = useState("");
  // A value from outside replaces the text; "21," on the way to "21,5" stays.
  const shown = Object.is(numberOf(text), value) ? text : german(value);
  return (
    <Input
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        onChange(numberOf(target.value));
      }}
    />
  );
}

const german = (value: number) => (Number.isNaN(value) ? "" : String(value).replace(".", ","));
/** Thousands with points between them, as German is written: 1.250 is no 1,25. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * What staff wrote as a number, with comma or point; NaN when it is none. A field of the browser's own kind for numbers reads by the
 * browser's language, not by the page's: in an English one "12,00" is 1200, and "1.000" is 1 in every one.
 */
export function numberOf(text: string): number {
  const trimmed = GROUPED.test(text.trim()) ? text.trim().replaceAll(".", "") : text.trim();
  return /^\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}
