import type { SubmissionResult } from "@conform-to/react";
import { useEffect, useRef } from "react";

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
