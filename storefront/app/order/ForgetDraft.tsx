import { useEffect } from "react";
import { forgetDraft } from "../cart/useDraft.ts";

/** Once ordered, what was typed into the order form is needed no longer. */
export function ForgetDraft() {
  useEffect(forgetDraft, []);
  return null;
}
