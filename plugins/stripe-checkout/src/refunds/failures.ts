import type { RefundRow } from "./rows";

/** What counting needs to know of a refund. */
export type Counted = Pick<
  RefundRow,
  | "id"
  | "status"
  | "amount"
  | "owed"
  | "created_at"
  | "updated_at"
  | "failed_at"
  | "settled_at"
  | "made_up_by"
>;

/** What counting made of a failure. Smallest unit. */
export interface Counting {
  id: string;
  /** How much of it is a debt of the order's book; 0 where the book owes nothing and staff alone wished it. */
  owed: number;
  /** Whether nothing of it is left to be given back. */
  isOver: boolean;
  /** The later refund that stands in for it. */
  madeUpBy: string | null;
}

export function isFailure({ status }: Pick<RefundRow, "status">): boolean {
  return status === "failed" || status === "canceled" || status === "refused";
}

/** Failures that wait for staff, the oldest first. */
export function openFailures<Row extends Counted>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => isFailure(row) && !row.settled_at);
}

/** What is still to be given back of a failure, smallest unit. */
export function dueOf({ amount, owed }: Pick<RefundRow, "amount" | "owed">): number {
  return owed ? owed : amount;
}

/**
 * Counts the open failures of a payment against what is still to be given back. A later request for the same sum
 * replaces a failed one, each for one; unless so much is owed that both are debts. What the book owes no longer has
 * been made up for otherwise, the oldest first.
 * @param rows all refunds of the payment, the oldest first
 * @param owed what the books say is still to be given back of this payment, smallest unit
 */
export function countFailures(rows: readonly Counted[], owed: number): Counting[] {
  const open = openFailures(rows);
  const taken = new Set(rows.map(({ made_up_by }) => made_up_by));
  const counted = open.map(({ id, owed: before }) => ({
    id,
    owed: before,
    isOver: false,
    madeUpBy: null as string | null,
  }));
  const dueNow = () => open.reduce((sum, row, at) => (counted[at]?.isOver ? sum : sum + dueOf(row)), 0);
  for (const [at, failure] of open.entries()) {
    const standIn = rows.find((row) => !taken.has(row.id) && isRepetition(row, failure));
    const one = counted[at];
    if (!standIn || !one || dueNow() <= owed) continue;
    taken.add(standIn.id);
    one.isOver = true;
    one.madeUpBy = standIn.id;
    // A repetition that failed as well is the same debt.
    const again = counted.find(({ id }) => id === standIn.id);
    if (again && one.owed) again.owed = one.owed;
  }
  return shareOut(counted, open, owed);
}

/** A failure counted for the first time gets its own share of the debt. */
function shareOut(
  counted: { id: string; owed: number | null; isOver: boolean; madeUpBy: string | null }[],
  open: readonly Counted[],
  owed: number,
): Counting[] {
  const standing = counted.filter(({ isOver }) => !isOver);
  let excess = standing.reduce((sum, one) => sum + (one.owed ?? 0), 0) - owed;
  for (const one of standing) {
    if (one.owed === null) {
      const amount = open.find(({ id }) => id === one.id)?.amount ?? 0;
      one.owed = Math.min(amount, Math.max(0, -excess));
      excess += one.owed;
    } else if (one.owed > 0 && excess > 0) {
      const cut = Math.min(one.owed, excess);
      one.owed -= cut;
      excess -= cut;
      one.isOver = one.owed === 0;
    }
  }
  return counted.map((one) => ({ ...one, owed: one.owed ?? 0 }));
}

function isRepetition(row: Counted, failure: Counted): boolean {
  if (row.id === failure.id || row.amount !== failure.amount) return false;
  const known = failure.failed_at ?? failure.updated_at;
  return new Date(row.created_at).getTime() > new Date(known).getTime();
}
