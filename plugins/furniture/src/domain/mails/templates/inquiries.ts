import type { Block, Fact } from "../document/document";
import type { Template } from "../facts/mail-facts";
import type { Words } from "../words/words";
import { messageData, type WithdrawalData, withdrawalData } from "./inquiry-data";
import { goodbye } from "./order-parts";

export const messageReceived: Template = (facts) => {
  const { words, shop, data } = facts;
  const { subject, heading, text, piece: aboutPiece } = words.message;
  const { name, text: message, piece } = messageData.parse(data);
  const about: Block[] = piece ? [{ type: "text", text: aboutPiece(piece) }] : [];
  return {
    subject: subject(shop.name),
    preview: text,
    heading,
    blocks: [
      { type: "text", text: words.hello(name) },
      { type: "text", text },
      { type: "quote", text: message },
      ...about,
      goodbye(facts),
    ],
  };
};

/** The receipt the law asks for (§ 356a BGB): what was declared, and when it came in. */
export const withdrawalReceived: Template = (facts) => {
  const { words, data } = facts;
  const { subject, heading, text, next } = words.withdrawal;
  const declared = withdrawalData.parse(data);
  const said = text(declared.confirmed_at_words ?? declared.confirmed_at ?? "");
  return {
    subject: subject(declared.order_number),
    preview: said,
    heading,
    blocks: [
      { type: "text", text: words.hello(declared.name) },
      { type: "text", text: said },
      ...declaration(declared, words),
      { type: "text", text: next },
      goodbye(facts),
    ],
  };
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
