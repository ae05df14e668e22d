import { isFailure } from "../refunds/failures";
import type { RefundRow } from "../refunds/rows";

const MINUTE_MS = 60 * 1000;

/** What passes after each refusal before the money of a payment without order is offered again; minutes. */
const PAUSES = [10, 60, 6 * 60, 24 * 60, 3 * 24 * 60];

/** Counts as far as pace goes. */
type Tried = Pick<RefundRow, "status" | "failed_at" | "updated_at">;

/** Whether it is time to ask again for a refund that Stripe has refused: ever more rarely, and in the end staff alone ask. */
export function mayAskAgain(rows: readonly Tried[], now: Date): boolean {
  const failures = rows.filter(isFailure);
  const pause = PAUSES[failures.length - 1];
  if (failures.length === 0) return true;
  if (pause === undefined) return false;
  const times = failures.map(({ failed_at, updated_at }) => new Date(failed_at ?? updated_at).getTime());
  return now.getTime() >= Math.max(...times) + pause * MINUTE_MS;
}
