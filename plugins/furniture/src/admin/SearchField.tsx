import { Input } from "@medusajs/ui";
import { useEffect, useRef, useState } from "react";
import { Labelled } from "./Field";

/** As much as the server searches for. */
const MOST_LETTERS = 100;

interface SearchFieldProps {
  id: string;
  label: string;
  /** How it lies among the filters beside it. */
  className?: string;
  /** What is searched for now. */
  text: string;
  /** Hears of what is typed once the typing pauses. */
  onSearch: (text: string) => void;
}

/** The field by which a list is searched. */
export function SearchField({
  id,
  label,
  className = "flex grow flex-col gap-1 sm:max-w-72",
  text,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useTyped(text, onSearch);
  return (
    <Labelled id={id} label={label} className={className}>
      <Input
        enterKeyHint="search"
        maxLength={MOST_LETTERS}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Labelled>
  );
}

/** Milliseconds without a key until what is typed counts. */
const TYPING_PAUSE = 250;

/**
 * What stands in a search field, and the way to type into it: `search` hears of it, without spaces around, once the typing pauses.
 * A space that is typed stays in the field. A search that is changed elsewhere, for example by a button that shows everything, is shown in the field.
 */
export function useTyped(
  searched: string,
  search: (text: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(searched);
  const asked = useRef(searched);
  const ask = useRef(search);
  ask.current = search;
  useEffect(() => {
    if (searched === asked.current) return;
    asked.current = searched;
    setTyped(searched);
  }, [searched]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const wanted = typed.trim();
      if (wanted === asked.current) return;
      asked.current = wanted;
      ask.current(wanted);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
