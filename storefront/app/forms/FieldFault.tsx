import type { FieldMetadata } from "@conform-to/react";
import { useIssueWords } from "./useIssueWords.ts";

/** A field's faults: our own rules in the shopper's language, the commerce side's in its own words. */
export function FieldFault({ field }: { field: FieldMetadata<string | undefined> }) {
  const wordsOf = useIssueWords();
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} className="fault">
      {field.errors.map(wordsOf).join(" ")}
    </p>
  );
}
