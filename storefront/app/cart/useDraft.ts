import { type RefObject, useEffect } from "react";
import { draftOfTab, keepDraftInTab } from "./draftOfTab.ts";
import type { OrderField } from "./orderRules.ts";
import { keepOnServer } from "./savedDraft.ts";
import { TYPED_FIELDS } from "./typedFields.ts";

const TYPED = [...TYPED_FIELDS, "voucherCode"] as const satisfies readonly OrderField[];

/**
 * Brings back what was typed in this window, and keeps what is typed from now on: in this window, so that a reload, a way back or a
 * silent shop loses nothing; and with the cart on the server, so that a closed window loses nothing either.
 */
export function useDraft(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const stopKeeping = [keepInWindow(element), keepOnServer(element)];
    return () => {
      for (const stop of stopKeeping) stop();
    };
  }, [form]);
}

/** Fills a form with what was typed in this window before, and keeps what is typed from now on, key by key. Returns what stops it. */
export function keepInWindow(form: HTMLFormElement): () => void {
  fill(form, draftOfTab());
  const keep = () => keepDraftInTab({ ...draftOfTab(), ...typedIn(form) });
  keep();
  form.addEventListener("input", keep);
  form.addEventListener("change", keep);
  return () => {
    form.removeEventListener("input", keep);
    form.removeEventListener("change", keep);
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): [(typeof TYPED)[number], Field][] {
  return TYPED.flatMap((name) => {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    return isField ? [[name, field] as [typeof name, Field]] : [];
  });
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(form).map(([name, field]) => [name, isBox(field) ? (field.checked ? "on" : "") : field.value]),
  );
}

/** A field that was filled in before the scripts came keeps what is in it. */
function fill(form: HTMLFormElement, draft: Readonly<Record<string, string>>): void {
  for (const [name, field] of fieldsOf(form)) {
    const typed = draft[name];
    if (typed === undefined || isTouched(field)) continue;
    if (isBox(field)) {
      if (field.checked !== (typed === "on")) field.click();
    } else if (field.value !== typed) {
      field.value = typed;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === "checkbox";
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
