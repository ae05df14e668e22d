import type * as served from "../../domain/withdrawals/withdrawal-sheet";
import type { WithdrawalRow } from "../../modules/inquiries/rows";
import type { Sent } from "../ask";
import { ask } from "../ask";
import { pageOf } from "../Pages";

export const WITHDRAWAL_STATES = { open: "Offen", handled: "Bearbeitet", all: "Alle" };
export type WithdrawalState = keyof typeof WITHDRAWAL_STATES;

/** Drafts are not shown: each has been confirmed. */
interface Confirmed {
  confirmed_at: string;
}
export type Withdrawal = Sent<WithdrawalRow> & Confirmed;
export type WithdrawalSheet = Sent<served.WithdrawalSheet> & Confirmed;

export const loadWithdrawals = (state: WithdrawalState, page: number) =>
  ask<{ withdrawals: Withdrawal[]; count: number }>(`withdrawals?state=${state}&${pageOf(page)}`);

export const loadWithdrawal = async (id: string) =>
  (await ask<{ withdrawal: WithdrawalSheet }>(`withdrawals/${encodeURIComponent(id)}`)).withdrawal;

export const changeWithdrawal = async (
  id: string,
  change: {
    handled?: boolean;
    note?: string | null;
    note_seen?: string | null;
    order_id?: string | null;
    spam?: false;
  },
) => (await ask<{ withdrawal: WithdrawalSheet }>(`withdrawals/${encodeURIComponent(id)}`, change)).withdrawal;
