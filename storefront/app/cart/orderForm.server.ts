import { parse } from "@conform-to/dom";
import type { CartTerms } from "../commerce/commerce.server.ts";
import { CHECKED, type OrderFields, orderFieldsOf, orderIssues, SAMPLES_ONLY } from "./orderRules.ts";

/**
 * Reads the order form as it arrives. What keeps it from being an order stands at its fields; what no field shows stands under
 * "", for the whole form.
 */
export function parseOrderForm(form: FormData) {
  return parse<OrderFields, string[]>(form, {
    resolve: (sent) => {
      const fields = orderFieldsOf(sent);
      const { fields: faults, unplaced } = orderIssues(fields);
      const error: Record<string, string[]> = {};
      for (const [field, issue] of Object.entries(faults)) error[field] = [issue];
      if (unplaced.length > 0) error[""] = [...new Set(unplaced.map(({ issue }) => issue))];
      return Object.keys(error).length > 0 ? { error } : { value: fields };
    },
  });
}

/** The paths of what keeps a form from being an order and stands at none of its fields. */
export function unplacedPaths(form: FormData): string[] {
  return orderIssues(orderFieldsOf(Object.fromEntries(form))).unplaced.map(({ path }) => path);
}

/** The terms alone, which every way of sending the form carries, complete or not. */
export function termsOf(form: FormData): CartTerms {
  return {
    // A cart of samples only asks neither; what was chosen before stays for when there is furniture in it again.
    ...(!form.has(SAMPLES_ONLY) && {
      shipping: form.get("shipping") === "pickup" ? "pickup" : "delivery",
      expressBuild: form.get("expressBuild") === CHECKED,
    }),
    outsideGermany: form.get("outsideGermany") === CHECKED,
    dataSecurity: form.get("dataSecurity") === CHECKED,
    // Asked only where there is a choice; abroad, for one, the choice made before is kept.
    ...(form.has("paymentMethod") && {
      paymentMethod: form.get("paymentMethod") === "bank_transfer" ? "bank_transfer" : "card",
    }),
  };
}
