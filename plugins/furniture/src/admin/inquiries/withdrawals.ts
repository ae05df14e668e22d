import { ask } from "../ask";
import { ROWS_A_PAGE } from "./Pages";

export const WITHDRAWAL_STATES = { open: "Offen", handled: "Bearbeitet", all: "Alle" };
export type WithdrawalState = keyof typeof WITHDRAWAL_STATES;

export interface Withdrawal {
  id: string;
  name: string;
  email: string;
  order_number: string;
  scope: "all" | "some";
  pieces: string | null;
  text: string | null;
  language: "de" | "en";
  spam: boolean;
  confirmed_at: string;
  handled_at: string | null;
  handled_by: string | null;
  note: string | null;
  order_id: string | null;
}

export interface WithdrawalSheet extends Withdrawal {
  confirmed_at_words: string;
  order: {
    id: string;
    number: string;
    lines: {
      id: string;
      title: string;
      details: { label: string; value: string }[];
      made_to_measure: boolean;
    }[];
  } | null;
  candidates: { id: string; number: string; email: string; email_matches: boolean }[];
}

export const loadWithdrawals = (state: WithdrawalState, page: number) =>
  ask<{ withdrawals: Withdrawal[]; count: number }>(
    `withdrawals?state=${state}&limit=${ROWS_A_PAGE}&offset=${page * ROWS_A_PAGE}`,
  );

export const loadWithdrawal = async (id: string) =>
  (await ask<{ withdrawal: WithdrawalSheet }>(`withdrawals/${encodeURIComponent(id)}`)).withdrawal;

export const changeWithdrawal = async (
  id: string,
  change: { handled?: boolean; note?: string | null; order_id?: string | null; spam?: false },
) => (await ask<{ withdrawal: WithdrawalSheet }>(`withdrawals/${encodeURIComponent(id)}`, change)).withdrawal;
