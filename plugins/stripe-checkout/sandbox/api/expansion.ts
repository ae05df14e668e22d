import type { State } from "../store/state";
import { invalidRequest } from "./errors";
import type { FormValue } from "./parameters";

type Finder = (state: State, owner: Record<string, unknown>, value: unknown) => unknown;

const byId =
  (kind: "paymentIntent" | "charge"): Finder =>
  (state, _owner, value) =>
    typeof value === "string" ? state.get(kind, value) : value;

/** What `expand` can unfold, by the object that carries the field. */
const EXPANDABLE: Record<string, Record<string, Finder>> = {
  "checkout.session": {
    payment_intent: byId("paymentIntent"),
    line_items: (state, owner) => ({
      object: "list",
      url: `/v1/checkout/sessions/${owner.id}/line_items`,
      has_more: false,
      data: state.get("session", String(owner.id))?.lineItems ?? [],
    }),
  },
  payment_intent: { latest_charge: byId("charge") },
  dispute: { payment_intent: byId("paymentIntent"), charge: byId("charge") },
  refund: { payment_intent: byId("paymentIntent"), charge: byId("charge") },
  charge: {
    payment_intent: byId("paymentIntent"),
    refunds: (state, owner) => ({
      object: "list",
      url: `/v1/charges/${owner.id}/refunds`,
      has_more: false,
      data: state.newestFirst("refund").filter((refund) => refund.charge === owner.id),
    }),
  },
};

/** A copy of `answer` with the fields named by `expand` unfolded. */
export function expanded(state: State, answer: unknown, expand: FormValue | undefined): unknown {
  const copy = structuredClone(answer);
  for (const path of Array.isArray(expand) ? expand : []) {
    if (typeof path === "string") unfold(state, copy, path.split("."), path);
  }
  return copy;
}

function unfold(state: State, owner: unknown, [name, ...rest]: string[], path: string): void {
  if (name === undefined || owner === null) return;
  if (typeof owner !== "object") throw notExpandable(path);
  const fields = owner as Record<string, unknown>;
  if (fields.object === "list") {
    if (name !== "data" || !Array.isArray(fields.data)) throw notExpandable(path);
    for (const item of fields.data) unfold(state, item, rest, path);
    return;
  }
  const find = EXPANDABLE[String(fields.object)]?.[name];
  if (!find) throw notExpandable(path);
  fields[name] = structuredClone(find(state, fields, fields[name])) ?? null;
  unfold(state, fields[name], rest, path);
}

function notExpandable(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}
