import { useBroughtIntoView } from "../forms/useBroughtIntoView.ts";
import { useIssueWords } from "../forms/useIssueWords.ts";

interface OrderFaultProps {
  /** What the server says of the whole order. */
  notice: string | null;
  /** Faults that belong to no field of the form, as keys or words. */
  issues: readonly string[];
}

/** Why it was not ordered, where no field can say it: right above the button that was pressed. */
export function OrderFault({ notice, issues }: OrderFaultProps) {
  const wordsOf = useIssueWords();
  const text = notice ?? issues.map(wordsOf).join(" ");
  const element = useBroughtIntoView<HTMLParagraphElement>(text);
  if (!text) return null;
  return (
    <p ref={element} role="alert" className="notice notice-fault">
      {text}
    </p>
  );
}
