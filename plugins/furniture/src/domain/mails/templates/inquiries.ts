import type { Block, Fact } from "../document/document";
import type { Template } from "../facts/mail-facts";
import { prose, sayings } from "../facts/say";
import type { Words } from "../words/words";
import { messageData, type WithdrawalData, withdrawalData } from "./inquiry-data";
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
export function declaration(declared: WithdrawalData, words: Words): Block[] {
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
