import type { StatusBadge } from "@medusajs/ui";
import type { ComponentProps } from "react";
import type { Batch, VoucherRow, VoucherState } from "../../domain/vouchers/listing/list-vouchers";
import { ask, request, type Sent } from "../ask";

/** The answers of /admin/furniture/vouchers. Values in whole units of the currency, days as YYYY-MM-DD. */
export type Voucher = Sent<VoucherRow>;

export interface VoucherPage {
  vouchers: Voucher[];
  count: number;
}

export interface NewVoucher {
  code?: string;
  value: number;
  expires_on?: string;
  note?: string;
}

export interface NewBatch extends Omit<NewVoucher, "code"> {
  name: string;
  prefix: string;
  count: number;
}

export const loadVouchers = (query: string) => ask<VoucherPage>(`vouchers?${query}`);
export const loadBatches = () => ask<{ batches: Batch[] }>("vouchers/batches");
export const createVoucher = (body: NewVoucher) => ask<{ voucher: Voucher }>("vouchers", body);
export const createBatch = (body: NewBatch) =>
  ask<{ batch: Omit<Batch, "unused"> }>("vouchers/batches", body);
export const switchVoucher = ({ id, active }: { id: string; active: boolean }) =>
  ask<{ voucher: Voucher }>(`vouchers/${encodeURIComponent(id)}`, { active });

/** What became of a switched voucher: it may have been spent since the page showed it, or a shopper is paying with it. */
export function switchedWords({
  code,
  active,
  state,
  redeemed,
}: Pick<Voucher, "code" | "active" | "state" | "redeemed">): string {
  if (active) return `${code} ist eingeschaltet`;
  if (state === "redeemed")
    return `${code} ist abgeschaltet, war aber schon eingelöst${redeemed ? ` (Bestellung ${redeemed.order_number})` : ""}`;
  if (state === "being_redeemed")
    return `${code} ist abgeschaltet. Wer gerade damit bezahlt, behält ihn noch`;
  return `${code} ist abgeschaltet`;
}

/** Saves the vouchers that fit the query as a CSV file. */
export async function saveCsv(query: string): Promise<void> {
  const response = await request(`furniture/vouchers/csv?${query}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? "gutscheine.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

interface Words {
  label: string;
  color: NonNullable<ComponentProps<typeof StatusBadge>["color"]>;
}

export const STATES: Readonly<Record<VoucherState, Words>> = {
  unused: { label: "Unbenutzt", color: "green" },
  being_redeemed: { label: "Wird eingelöst", color: "orange" },
  redeemed: { label: "Eingelöst", color: "blue" },
  switched_off: { label: "Abgeschaltet", color: "red" },
  expired: { label: "Abgelaufen", color: "grey" },
};
