// The loader of the build sees only what a file names.
/// <reference path="../observability/furniture-plugin.d.ts" />
import type { ExecArgs } from "@medusajs/framework/types";
import { skipNumbers } from "@planke46/furniture/domain/papers/skip-numbers";
import { numbersToSkip } from "./numbers-to-skip";

/**
 * To be run once after a backup has been restored, before the shop sells again: what was numbered after the backup is not numbered again.
 * docs/operations.md says when.
 */
export default async function restored({ container }: ExecArgs): Promise<void> {
  const count = numbersToSkip(process.env.SKIP_NUMBERS);
  const { order, invoice, credit_note } = await skipNumbers(container, count);
  console.log(
    `Left out ${count} numbers of each range. Next are order ${order}, invoice ${invoice}, credit note ${credit_note}.`,
  );
}
