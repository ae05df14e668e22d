import { useEffect, useRef } from "react";

/** What concerns a whole form, at its head; brought into view when it is new. */
export function Notice({ words }: { words: string | null | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (words) element.current?.scrollIntoView({ block: "center" });
  }, [words]);
  if (!words) return null;
  return (
    <div ref={element} role="alert" className="notice notice-fault">
      {words}
    </div>
  );
}
