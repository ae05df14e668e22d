import { useEffect, useRef, useState } from "react";

const DURATION_MS = 220;

/** Lets a price run to its new value, so that the eye sees it change; at once under reduced motion. */
export function useCountedPrice(price: number): number {
  const [shown, setShown] = useState(price);
  const from = useRef(price);
  useEffect(() => {
    const start = from.current;
    if (start === price) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      from.current = price;
      setShown(price);
      return;
    }
    const begin = performance.now();
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      const part = Math.min(1, (now - begin) / DURATION_MS);
      const value = Math.round(start + (price - start) * (1 - (1 - part) ** 3));
      from.current = value;
      setShown(value);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    return () => cancelAnimationFrame(frame);
  }, [price]);
  return shown;
}
