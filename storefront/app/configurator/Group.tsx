import { type ReactNode, useEffect, useState } from "react";
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

/** A slider passes many sizes: what is read out is what holds when it has rested so long, ms. */
const RESTS_MS = 700;

interface WishNoteProps {
  /** What became of a wish; null where it is built as wished. */
  text: string | null;
}

/** Says beside a field what the size took from a wish, at once for the eye and after a rest for screen readers. */
export function WishNote({ text }: WishNoteProps) {
  const [read, setRead] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {text === null ? null : (
        <p className="wish-note" aria-hidden={text === read || undefined}>
          {text}
        </p>
      )}
      <span role="status" className="sr-only">
        {read}
      </span>
    </>
  );
}
