import { type RefObject, useEffect, useRef } from "react";

/**
 * Brings an element into view whenever there is news for it: what answers a press must be seen, also below the screen's edge. It is measured
 * once it has come to its place: a fault of the cart waits for the end of the press (styles/fields.css).
 * @param news null while there is nothing to be seen
 */
export function useBroughtIntoView<E extends Element>(
  news: unknown,
  block: "center" | "nearest" = "center",
): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    const shown = element.current;
    if (!news || !shown) return;
    let isOld = false;
    const arrivals = shown.getAnimations().map(({ finished }) => finished);
    Promise.allSettled(arrivals).then(() => isOld || shown.scrollIntoView({ block }));
    return () => {
      isOld = true;
    };
  }, [news, block]);
  return element;
}
