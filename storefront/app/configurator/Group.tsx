import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FieldIssue } from "./fieldIssues.ts";

interface GroupProps {
  /** Of the groups one can be led to. */
  id?: string;
  title: string;
  note?: string;
  children: ReactNode;
}

/** One decision of the configurator, in the order in which one decides. */
export function Group({ id, title, note, children }: GroupProps) {
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className="group-of">
      <legend className="float-left mb-3 w-full text-lead leading-tight">{title}</legend>
      {note ? <p className="clear-both mb-3 text-small text-muted">{note}</p> : null}
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

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
