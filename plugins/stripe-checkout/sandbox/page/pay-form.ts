import { z } from "zod";
import { readCard } from "../payments/cards";
import { type Confirmation, confirmCard, confirmMeans } from "../payments/confirm";
import { readIban } from "../payments/delayed";
import { METHOD_TYPES, type MethodType, type SessionRecord } from "../store/records";
import type { State } from "../store/state";
import type { Entered, Faults } from "./checkout-page";

const typed = z.string().trim().max(200).catch("");

/** The payment form as a browser sends it; what is missing reads as empty. */
export const payForm = z.object({
  method: typed,
  email: typed,
  number: typed,
  expiry: typed,
  cvc: typed,
  iban: typed,
  name: typed,
  form: typed,
});
export type PayForm = z.infer<typeof payForm>;

/** The method of payment that a form or an address names, where the session takes it; else its first one. */
export function methodNamed({ session }: SessionRecord, name: unknown): MethodType {
  const types = session.payment_method_types.flatMap((type) => methodType.safeParse(type).data ?? []);
  return types.find((type) => type === name) ?? types[0] ?? "card";
}

const methodType = z.enum(METHOD_TYPES);

/** What is shown again after a fault. */
export function enteredIn({ session }: SessionRecord, form: PayForm): Entered {
  return { email: session.customer_email ?? form.email, name: form.name, expiry: form.expiry };
}

/** Pays with what the form says, or names its faults. The caller saves the state. */
export function payWith(
  state: State,
  record: SessionRecord,
  form: PayForm,
): { faults: Faults } | { confirmation: Confirmation | undefined } {
  const { email } = enteredIn(record, form);
  const { id } = record.session;
  const payer = { email, name: form.name, form: form.form };
  const ofPerson = faultsOfPerson(email, form.name);
  const isFaulty = Object.keys(ofPerson).length > 0;
  const method = methodNamed(record, form.method);
  if (method === "card") {
    const card = readCard(form, new Date());
    if (!card.ok || isFaulty) return { faults: { ...ofPerson, ...(card.ok ? {} : card.faults) } };
    return { confirmation: confirmCard(state, id, card.card, payer) };
  }
  if (method === "sepa_debit") {
    const iban = readIban(form.iban);
    if (!iban.ok || isFaulty) return { faults: { ...ofPerson, ...(iban.ok ? {} : { iban: iban.fault }) } };
    return { confirmation: confirmMeans(state, id, { ...payer, means: iban.means }) };
  }
  if (isFaulty) return { faults: ofPerson };
  return { confirmation: confirmMeans(state, id, { ...payer, means: { type: method, country: "DE" } }) };
}

function faultsOfPerson(email: string, name: string): Faults {
  const faults: Faults = {};
  if (email === "") faults.email = "required_email";
  else if (!z.email().safeParse(email).success) faults.email = "invalid_email";
  if (name === "") faults.name = "required_name";
  return faults;
}
