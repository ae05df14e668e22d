import { ORDERED_ELEMENT } from "../cart/draftOfTab.ts";

/** Says that an order was placed: what was typed into the order form is needed no longer (`forgetOrderedDraft`). */
export function ForgetDraft() {
  return <span id={ORDERED_ELEMENT} hidden />;
}
