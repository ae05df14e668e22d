import { z } from "@medusajs/framework/zod";
import type { Texts } from "../../../language/texts";
import type { Block, Fact } from "../document/document";
import { prose, sayings, type Template } from "../facts/mail-facts";
import { letter } from "./letter";

export const messageReceived: Template = (facts) => {
  const say = sayings(facts, "message_received", {});
  const { name, text: message, piece } = messageData.parse(facts.data);
  return letter(facts, name, say, [
    { type: "quote", text: message },
    ...(piece ? prose(say.piece({ Stück: piece })) : []),
  ]);
};

/** The receipt the law asks for (§ 356a BGB): what was declared, and when it came in. */
export const withdrawalReceived: Template = (facts) => {
  const { words, data } = facts;
  const declared = withdrawalData.parse(data);
  const say = sayings(facts, "withdrawal_received", { Bestellnummer: declared.order_number });
  const said = say.text({ Zeitpunkt: declared.confirmed_at_words ?? declared.confirmed_at ?? "" });
  return letter(facts, declared.name, { ...say, text: () => said }, [
    ...declaration(declared, words),
    ...prose(say.next()),
  ]);
};

/** The content of a declared withdrawal. */
export function declaration(declared: WithdrawalData, words: Texts["mails"]): Block[] {
  const { withdrawal: labels } = words;
  const rows: Fact[] = [
    { label: labels.name, value: declared.name },
    { label: labels.mail, value: declared.email ?? "" },
    { label: labels.order, value: declared.order_number },
    { label: labels.scope, value: declared.scope === "all" ? labels.all : labels.some },
    { label: labels.pieces, value: declared.pieces?.split("\n") ?? "" },
    { label: labels.received, value: declared.confirmed_at_words ?? declared.confirmed_at ?? "" },
    { label: labels.reference, value: declared.withdrawal_id ?? "" },
  ].filter(({ value }) => value.length > 0);
  return [
    { type: "facts", rows },
    ...(declared.text ? [{ type: "quote" as const, text: declared.text }] : []),
  ];
}

const given = z.string().nullish();

/** The data of the mails about a message. */
export const messageData = z.object({
  message_id: given,
  name: z.string().catch(""),
  email: given,
  phone: given,
  text: z.string(),
  /** ISO 8601 */
  sent_at: given,
  /** Name and description of the piece the sender was looking at, in the reader's language. */
  piece: given,
  details: z.array(z.object({ label: z.string(), value: z.string() })).catch([]),
});

/** The data of the mails about a withdrawal: the declaration as received. */
export const withdrawalData = z.object({
  withdrawal_id: given,
  name: z.string().catch(""),
  email: given,
  /** As its sender wrote it. */
  order_number: z.string(),
  scope: z.enum(["all", "some"]).catch("all"),
  pieces: given,
  text: given,
  confirmed_at: given,
  /** The moment in words, to the second. */
  confirmed_at_words: given,
});
type WithdrawalData = z.infer<typeof withdrawalData>;
