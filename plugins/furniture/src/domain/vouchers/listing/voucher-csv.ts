import { stringify } from "csv-stringify/sync";
import { market } from "../../../core/options/market";
import { dayOf } from "../issuing/expiry";
import type { VoucherRow, VoucherState } from "./voucher-row";

const STATES: Record<VoucherState, string> = {
  unused: "unbenutzt",
  being_redeemed: "wird eingelöst",
  redeemed: "eingelöst",
  switched_off: "abgeschaltet",
  expired: "abgelaufen",
};

const COLUMNS: Record<string, (voucher: VoucherRow) => string | number> = {
  Code: ({ code }) => code,
  Wert: ({ value }) => value,
  Art: ({ kind }) => (kind === "amount" ? "Betrag" : "Banküberweisung"),
  Zustand: ({ state }) => STATES[state],
  "Gültig bis": ({ expires_on }) => expires_on ?? "",
  Serie: ({ batch }) => batch?.name ?? "",
  Notiz: ({ note }) => note ?? "",
  "Eingelöst am": ({ redeemed }) => (redeemed ? dayOf(redeemed.at) : ""),
  Bestellung: ({ redeemed }) => redeemed?.order_number ?? "",
  Kunde: ({ redeemed }) => redeemed?.customer ?? "",
  "Erstellt am": ({ created_at }) => dayOf(created_at),
  "Erstellt von": ({ created_by }) => created_by ?? "",
};

/**
 * Vouchers as a table that a German Excel opens by a double click: UTF-8 with byte order mark, semicolons, CRLF.
 * Texts that a spreadsheet would run as a formula start with an apostrophe: names come from shoppers.
 */
export function voucherCsv(vouchers: readonly VoucherRow[]): string {
  const lines = vouchers.map((voucher) => Object.values(COLUMNS).map((column) => column(voucher)));
  const value = `Wert (${market().currency.toUpperCase()})`;
  const heads = Object.keys(COLUMNS).map((name) => (name === "Wert" ? value : name));
  return stringify([heads, ...lines], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
  });
}
