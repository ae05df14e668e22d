import { useActionData } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import type { FieldIssues } from "./fieldIssues.ts";

/**
 * Scrolls to the first field at fault and focuses it, or to the message about the whole form. The message comes into the
 * middle of what the picture and the bar leave free; the field stands right above it.
 */
export function useFaultInSight(form: RefObject<HTMLFormElement>, issues: FieldIssues): void {
  const answer = useActionData<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!answer) return;
    const fields = Array.from(form.current?.elements ?? []) as HTMLInputElement[];
    const field = fields.find(({ name, type }) => type !== "hidden" && issues[name]);
    field?.focus({ preventScroll: true });
    // Of what describes a field its fault comes last.
    const message = document.getElementById(field?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
    const news = message ?? field ?? form.current?.querySelector("[role=alert]");
    news?.scrollIntoView({ block: "center" });
  }, [answer]);
}
