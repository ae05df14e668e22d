import { Refused } from "../refused";

/** The answers of /admin/furniture/vouchers. Values in whole units of the currency, days as YYYY-MM-DD. */
export const STATES = ["unused", "being_redeemed", "redeemed", "switched_off", "expired"] as const;
export type VoucherState = (typeof STATES)[number];

export interface Voucher {
  id: string;
  code: string;
  value: number;
  kind: "amount" | "bank_transfer";
  state: VoucherState;
  active: boolean;
  expires_on: string | null;
  batch: { id: string; name: string } | null;
  note: string | null;
  created_by: string | null;
  created_at: string;
  redeemed: { at: string; order_id: string; order_number: string; customer: string } | null;
}

export interface VoucherPage {
  vouchers: Voucher[];
  count: number;
}

export interface Batch {
  id: string;
  name: string;
  count: number;
  unused: number;
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

const PATH = "/admin/furniture/vouchers";

export const loadVouchers = (query: string) => ask<VoucherPage>("GET", `?${query}`);
export const loadBatches = () => ask<{ batches: Batch[] }>("GET", "/batches");
export const createVoucher = (body: NewVoucher) => ask<{ voucher: Voucher }>("POST", "", body);
export const createBatch = (body: NewBatch) =>
  ask<{ batch: Omit<Batch, "unused"> }>("POST", "/batches", body);
export const switchVoucher = ({ id, active }: { id: string; active: boolean }) =>
  ask<{ voucher: Voucher }>("POST", `/${encodeURIComponent(id)}`, { active });

/** Saves the vouchers that fit the query as a CSV file. */
export async function saveCsv(query: string): Promise<void> {
  const response = await send("GET", `/csv?${query}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? "gutscheine.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await send(method, path, body)).json();
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`${PATH}${path}`, {
    method,
    credentials: "include",
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (response.ok) return response;
  throw await Refused.of(response);
}
