import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";
import { emailWords } from "../modules/workshop/order-search";
import indexWords from "./20261128-index-words-between-signs";

const EMAILS = "IDX_furniture_order_email_words";

/** Orders of Nguyễn are found by nguyen: every index of words is made anew, as each holds the words without their accents. */
export default async function spellVietnameseNames(args: ExecArgs): Promise<void> {
  await indexWords(args);
  await connectionOf(args.container).raw(
    `drop index if exists "${EMAILS}"; create index "${EMAILS}" on "order" using gin ((${emailWords()}))`,
  );
}
