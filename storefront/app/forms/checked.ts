import { parse, type Submission } from "@conform-to/dom";
import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";

/** What a form's fields hold: texts as typed. */
export type TypedFields = Record<string, string | undefined>;

/** The faults of a form: by field the key of a text under `cart.issues` (see useIssueWords), or words. */
export type FieldIssues<Fields extends TypedFields> = Partial<Record<keyof Fields & string, string>>;

/** The faults that are there, without the fields that have none. */
export function defined<Fields extends TypedFields>(
  issues: Partial<Record<keyof Fields & string, string | undefined>>,
): FieldIssues<Fields> {
  const found = Object.entries(issues).filter(([, issue]) => issue !== undefined);
  return Object.fromEntries(found) as FieldIssues<Fields>;
}

/** Reads a form by its rules; the same in the browser and on the server. */
export function checked<Fields extends TypedFields>(
  form: FormData,
  issuesOf: (fields: Fields) => FieldIssues<Fields>,
): Submission<Fields, string[], Fields> {
  return parse(form, {
    resolve: (typed) => {
      const fields = typed as Fields;
      const issues = Object.entries<string | undefined>(issuesOf(fields));
      if (issues.length === 0) return { value: fields };
      return { error: Object.fromEntries(issues.map(([field, issue]) => [field, issue ? [issue] : []])) };
    },
  });
}

interface CheckedForm<Fields extends TypedFields> {
  id: string;
  defaultValue?: Fields;
  /** The server's answer, which also holds what was typed. */
  lastResult: SubmissionResult | undefined;
  issuesOf: (fields: Fields) => FieldIssues<Fields>;
}

/**
 * A form whose rules run in the browser when it is sent, from then on while one types, and on the server. Not when a
 * field is left: the fault that then appears would push the button away from under the click that leaves the field.
 */
export function useCheckedForm<Fields extends TypedFields>(form: CheckedForm<Fields>) {
  useFaultFocused(form.id, form.lastResult);
  return useForm<Fields>({
    id: form.id,
    ...(form.defaultValue && { defaultValue: form.defaultValue as unknown as DefaultValue<Fields> }),
    lastResult: form.lastResult ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => checked(formData, form.issuesOf),
  });
}

/**
 * Focuses the first field at fault of a form that was sent before scripts ran: it comes back as a new document, where conform
 * focuses nothing. A shopper who has gone on meanwhile stays there.
 * @param id of the form
 * @param answer of the server, as the document brought it
 */
export function useFaultFocused(id: string, answer: SubmissionResult | undefined): void {
  const broughtAlong = useRef(answer);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!broughtAlong.current?.error || !(form instanceof HTMLFormElement)) return;
    if (document.activeElement !== document.body) return;
    const fault = [...form.elements].find((field) => field.getAttribute("aria-invalid") === "true");
    if (fault instanceof HTMLElement) fault.focus();
  }, [id]);
}
