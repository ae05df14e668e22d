import { useTranslation } from "react-i18next";
import type { FieldIssue } from "./fieldIssues.ts";

interface IssueTextProps {
  id: string;
  /** What the field is called. */
  name: string;
  issue: FieldIssue | undefined;
  unit?: "cm" | "";
}

/** A field's fault in the shopper's language. */
export function IssueText({ id, name, issue, unit = "cm" }: IssueTextProps) {
  const { t } = useTranslation();
  if (!issue) return null;
  const { reason, min, max } = issue;
  const key = reason === "out_of_bounds" && unit === "" ? "out_of_count" : reason;
  return (
    <p id={id} className="fault col-span-full">
      {t(`configurator.fieldIssue.${key}`, { field: name, min, max })}
    </p>
  );
}
