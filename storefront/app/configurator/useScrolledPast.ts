import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element of no height has been scrolled out above. False without scripts, and where nothing can be observed. */
export function useScrolledPast(): [RefObject<HTMLDivElement>, boolean] {
  const mark = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, past];
}
