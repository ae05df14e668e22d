import type { MedusaContainer } from "@medusajs/framework/types";
import { PAPERS } from "../../modules/papers";
import { skipPaperNumbers } from "../../modules/papers/queries";

/** The first numbers that are given out from now on. */
export interface NextNumbers {
  order: string;
  invoice: string;
  credit_note: string;
}

/**
 * Leaves out numbers of orders, invoices and credit notes after a backup was restored. Those of the time after the backup are in customers'
 * hands: a number given twice is a wrong invoice (§ 14 Abs. 4 Nr. 4 UStG asks for each once), a gap is none.
 */
export async function skipNumbers(container: MedusaContainer, count: number): Promise<NextNumbers> {
  return container.resolve(PAPERS).inTransaction(async (run) => {
    const invoice = await skipPaperNumbers(run, "invoice", count);
    const credit_note = await skipPaperNumbers(run, "credit_note", count);
    // The last of all: a sequence does not go back with its transaction.
    const [last] = await run<{ number: string }>(
      `select setval(sequence, nextval(sequence) - 1 + ?) as number
       from (select cast(pg_get_serial_sequence('"order"', 'display_id') as regclass) as sequence) orders`,
      [count],
    );
    if (!last) throw new Error("Orders have no sequence of numbers");
    return { order: String(Number(last.number) + 1), invoice, credit_note };
  });
}
