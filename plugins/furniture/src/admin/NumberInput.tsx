import { Input } from "@medusajs/ui";
import { type ComponentProps, useState } from "react";
import { numberOf } from "./numberOf";

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
