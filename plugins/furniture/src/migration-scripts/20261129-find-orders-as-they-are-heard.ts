import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";
import { emailWords, vatId } from "../modules/workshop/order-search";
import indexWords from "./20261128-index-words-between-signs";

const INDEXES = [
  `"IDX_furniture_order_email_words" on "order" using gin ((${emailWords()}))`,
  `"IDX_furniture_order_vat_id" on "order" ((${vatId()}) text_pattern_ops) where metadata->>'vat_id' is not null`,
];

/** Orders are found by names without their accents, by the middle of an e-mail address and by a VAT number: the indexes of words are made anew. */
export default async function findOrdersAsTheyAreHeard(args: ExecArgs): Promise<void> {
  await indexWords(args);
  const connection = connectionOf(args.container);
  for (const index of INDEXES) await connection.raw(`create index if not exists ${index}`);
}
