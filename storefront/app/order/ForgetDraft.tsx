import { useEffect } from "react";
import { forgetDraftOfTab } from "../cart/draftOfTab.ts";

/** Once ordered, what was typed into the order form is needed no longer. */
export function ForgetDraft() {
  useEffect(forgetDraftOfTab, []);
  return null;
}
