import type { ExecArgs } from "@medusajs/framework/types";
import { connectionOf } from "../core/database";
import { addressWords, noteWords, plankWords } from "../modules/workshop/order-search";

/** By the name of each index of words. */
const INDEXES = {
  IDX_furniture_order_address_words: `order_address using gin ((${addressWords()}))`,
  IDX_furniture_plank_words: `furniture_plank using gin ((${plankWords()})) where order_id is not null`,
  IDX_furniture_order_note_words: `furniture_order_note using gin ((${noteWords()}))`,
};

/** The words that orders are found by. Before, typographic signs belonged to the words beside them: the index of a shop from then is made anew. */
export default async function indexWordsBetweenSigns({ container }: ExecArgs): Promise<void> {
  const connection = connectionOf(container);
  for (const [name, index] of Object.entries(INDEXES))
    await connection.raw(`drop index if exists "${name}"; create index "${name}" on ${index}`);
}
