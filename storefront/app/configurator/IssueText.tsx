import { useTranslation } from "react-i18next";
import type { FieldIssue } from "./fieldIssues.ts";

/** A field's fault in the shopper's language. */
export function IssueText({ id, name, issue }: { id: string; name: string; issue: FieldIssue | undefined }) {
  const { t } = useTranslation();
  if (!issue) return null;
  const { reason, min, max } = issue;
  return (
    <p id={id} className="fault col-span-full">
      {t(`configurator.fieldIssue.${reason}`, { field: name, min, max })}
    </p>
  );
}
