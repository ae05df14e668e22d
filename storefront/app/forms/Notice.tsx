import { useBroughtIntoView } from "./useBroughtIntoView.ts";

/** What concerns a whole form, at its head; brought into view when it is new. */
export function Notice({ words }: { words: string | null | undefined }) {
  const element = useBroughtIntoView<HTMLDivElement>(words);
  if (!words) return null;
  return (
    <div ref={element} role="alert" className="notice notice-fault">
      {words}
    </div>
  );
}
