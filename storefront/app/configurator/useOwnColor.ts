import { useEffect, useState } from "react";
import { FIRST_OWN_COLOR, isHex, meantColor } from "../piece/fields/color.ts";
import type { Piece } from "../piece/kinds.ts";
import { colorIssue, type FieldIssue } from "./fieldIssues.ts";

type Color = NonNullable<Piece["color"]>;

export type OwnColor = ReturnType<typeof useOwnColor>;

/** How a colour is written into its field, and read from it. */
interface Writing {
  read: (typed: string) => { hex: string; ral?: string };
  write: (color: { hex: string; ral?: string }) => string;
}

/** Steel goes by its RAL number, or by the hex value that was typed. */
const STEEL: Writing = { read: meantColor, write: ({ hex, ral }) => ral ?? hex };

/** The own colour keeps its last value while a standard colour is chosen. */
export function useOwnColor(
  color: Color,
  typed: string | undefined,
  issue: FieldIssue | undefined,
  onChange: (color: Color) => void,
  { read, write }: Writing = STEEL,
) {
  const first = color.chooseOwnColor ? color : { hex: FIRST_OWN_COLOR };
  const [text, setText] = useState(typed ?? write(first));
  const [fault, setFault] = useState(issue);
  const said = read(text);
  const meant: { hex: string; ral?: string } = isHex(said.hex)
    ? { ...said, hex: said.hex.toUpperCase() }
    : first;
  useEffect(() => {
    if (!color.chooseOwnColor) return;
    setText((before) => {
      const shown = read(before);
      const same = shown.hex.toUpperCase() === color.hex && shown.ral === color.ral;
      return !isHex(shown.hex) || same ? before : write(color);
    });
  }, [color, read, write]);
  return {
    text,
    fault,
    hex: meant.hex,
    ral: meant.ral,
    choose: () => onChange(own(meant)),
    type: (next: string) => {
      setText(next);
      const found = read(next);
      const right = isHex(found.hex);
      setFault(right ? undefined : colorIssue(next));
      if (right) onChange(own({ ...found, hex: found.hex.toUpperCase() }));
    },
  };
}

function own({ hex, ral }: { hex: string; ral?: string }): Color {
  return { chooseOwnColor: true, hex, ...(ral && { ral }) };
}
