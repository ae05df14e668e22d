import { z } from "@medusajs/framework/zod";

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
  piece: given,
  details: z.array(z.object({ label: z.string(), value: z.string() })).catch([]),
});

/** The data of the mails about a withdrawal: the declaration as received. */
export const withdrawalData = z.object({
  withdrawal_id: given,
  name: z.string().catch(""),
  email: given,
  order_number: z.string(),
  scope: z.enum(["all", "some"]).catch("all"),
  pieces: given,
  text: given,
  confirmed_at: given,
  /** The moment in words, to the second. */
  confirmed_at_words: given,
});
export type WithdrawalData = z.infer<typeof withdrawalData>;
