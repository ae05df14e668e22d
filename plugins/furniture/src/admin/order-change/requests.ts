import type { Furniture, Kind } from "@planke46/furniture-rules";
import type * as served from "../../domain/order-change/view";
import { Refused, request, type Sent } from "../ask";

/** The answer of GET /admin/orders/:id/change. Money in the shop's currency. */
export type ChangeForm = Sent<served.ChangeForm>;
export type Address = NonNullable<ChangeForm["shipping_address"]>;

/** The answer of POST /admin/orders/:id/change/preview. */
export type Preview = Sent<served.ChangePreview>;
export type Bill = Preview["before"];

export async function loadForm(orderId: string): Promise<ChangeForm> {
  return (await ask<{ order: ChangeForm }>(orderId, "")).order;
}

/** The body of the change routes. */
export interface Wish {
  lines: { line_id?: string; kind?: Kind; configuration?: Furniture["configuration"] }[];
  shipping?: "delivery" | "pickup";
  express_build?: boolean;
  email?: string;
  shipping_address?: Address;
  billing_address?: Address | null;
}

export async function loadPreview(orderId: string, wish: Wish): Promise<Preview> {
  return (await ask<{ preview: Preview }>(orderId, "/preview", wish)).preview;
}

export interface Confirmation extends Wish {
  reason: string;
  version: number;
  difference: number;
}

/** Changes the order. Throws with the server's sentences. */
export async function confirmChange(orderId: string, change: Confirmation): Promise<ChangeForm> {
  return (await ask<{ order: ChangeForm }>(orderId, "", change)).order;
}

/** Mails the customer a fresh payment link. Throws with the server's sentences. */
export async function renewLink(orderId: string): Promise<ChangeForm> {
  return (await ask<{ order: ChangeForm }>(orderId, "/link", {})).order;
}

/** Its refusals are all sentences of the server. */
async function ask<Answer>(orderId: string, path: string, body?: object): Promise<Answer> {
  try {
    return await (await request(`orders/${encodeURIComponent(orderId)}/change${path}`, body)).json();
  } catch (error) {
    if (!(error instanceof Refused) || error.issues.length === 0) throw error;
    throw new Error(error.issues.map(({ message }) => message).join(" "));
  }
}
