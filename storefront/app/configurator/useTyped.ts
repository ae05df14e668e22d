import { useEffect, useRef, useState } from "react";
import { type FieldIssue, measureIssue } from "./fieldIssues.ts";

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
