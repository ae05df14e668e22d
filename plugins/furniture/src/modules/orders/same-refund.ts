import type { Run } from "../../core/database";

/** Longer than a shop is away after a crash or for an upgrade, while the dialog of before is still open. */
const MINUTES = 10;

/** Whether a refund of the same sum (EUR) of a payment has just been entered, and for how many minutes that counts. */
export async function sameRefund(
  run: Run,
  paymentId: string,
  amount: number,
): Promise<{ minutesLeft: number } | undefined> {
  const [row] = await run<{ minutes: number }>(
    `select ceil(extract(epoch from max(created_at) + make_interval(mins => ?) - now()) / 60)::int as minutes from refund
     where payment_id = ? and round(amount, 2) = round(?::numeric, 2) and deleted_at is null
     having max(created_at) > now() - make_interval(mins => ?)`,
    [MINUTES, paymentId, amount, MINUTES],
  );
  return row && { minutesLeft: row.minutes };
}
