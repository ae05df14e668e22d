import { useEffect, useState } from "react";
import { colorOf, FIRST_OWN_COLOR, isHex } from "./address/color.ts";
import { colorIssue, type FieldIssue } from "./fieldIssues.ts";
import type { Piece } from "./kinds.ts";

type Color = NonNullable<Piece["color"]>;

export type OwnColor = ReturnType<typeof useOwnColor>;

/** The own colour keeps its last value while a standard colour is chosen. */
export function useOwnColor(
  color: Color,
  typed: string | undefined,
  issue: FieldIssue | undefined,
  onChange: (color: Color) => void,
) {
  const first = color.chooseOwnColor ? color.hex : FIRST_OWN_COLOR;
  const [text, setText] = useState(typed ?? first);
  const [fault, setFault] = useState(issue);
  const said = colorOf(text);
  const hex = isHex(said) ? said.toUpperCase() : first;
  useEffect(() => {
    if (!color.chooseOwnColor) return;
    setText((before) =>
      colorIssue(before) || colorOf(before).toUpperCase() === color.hex ? before : color.hex,
    );
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
      if (!found) onChange({ chooseOwnColor: true, hex: colorOf(next).toUpperCase() });
    },
  };
}
