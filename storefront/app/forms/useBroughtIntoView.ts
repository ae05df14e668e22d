import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings an element into view whenever there is news for it: what answers a press must be seen, also below the screen's edge.
 * @param news null while there is nothing to be seen
 */
export function useBroughtIntoView<E extends Element>(
  news: unknown,
  block: "center" | "nearest" = "center",
): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (news) element.current?.scrollIntoView({ block });
  }, [news, block]);
  return element;
}
