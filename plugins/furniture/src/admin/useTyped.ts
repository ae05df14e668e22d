import { useEffect, useRef, useState } from "react";

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
