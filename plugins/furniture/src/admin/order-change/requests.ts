import type { Furniture, Kind, Palette } from "@planke46/furniture-rules";
import type { PlankList } from "../planks/words";

export interface Address {
  first_name: string | null;
  last_name: string | null;
  company: string | null;
  phone: string | null;
  address_1: string | null;
  address_2: string | null;
  postal_code: string | null;
  city: string | null;
  country_code: string | null;
}

interface Detail {
  label: string;
  value: string;
}

export interface OfferedPlank {
  id: string;
  title: string;
  /** Whole cm. */
  length: number;
  /** The order has it already. */
  own: boolean;
}

export interface Issue {
  path: string;
  message: string;
}

export interface Version {
  number: number;
  total: number;
  difference: number;
  reason: string | null;
  created_by: string | null;
  created_at: string;
  applied: boolean;
  lines: { number: string; title: string; price: number }[];
}

/** The answer of GET /admin/orders/:id/change. Money in EUR. */
export interface ChangeForm {
  id: string;
  number: string;
  version: number;
  lines: {
    id: string;
    number: string;
    kind: Kind;
    title: string;
    configuration: Furniture["configuration"];
    details: Detail[];
    price: number;
    shipped: boolean;
  }[];
  terms: { shipping: "delivery" | "pickup"; express_build: boolean; outside_germany: boolean };
  email: string;
  shipping_address: Address | null;
  billing_address: Address | null;
  total: number;
  outstanding: number;
  /** What of a negative `outstanding` is transferred by hand, EUR. */
  by_hand: number;
  /** `payable`: it holds, and asks for what is outstanding. */
  link: { url: string; amount: number; expires_at: string; payable: boolean } | null;
  versions: Version[];
  colors: Palette;
  planks: Record<PlankList, OfferedPlank[]>;
  kinds: Kind[];
  issues: Issue[];
}

export interface Bill {
  lines: {
    number: string;
    title: string;
    details: Detail[];
    price: number;
    discount: number;
    change: "none" | "changed" | "new";
  }[];
  goods: number;
  multi_item_discount: number;
  pickup_deduction: number;
  express_fee: number;
  voucher_sum: number;
  delivery_cost: number;
  total: number;
}

/** The answer of POST /admin/orders/:id/change/preview. */
export interface Preview {
  version: number;
  before: Bill;
  after: Bill;
  difference: number;
  outstanding: number;
  to_pay: number;
  refund: number;
  issues: Issue[];
}

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

async function ask<Answer>(orderId: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(`/admin/orders/${encodeURIComponent(orderId)}/change${path}`, {
    credentials: "include",
    ...(body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const answer = await response.json().catch(() => undefined);
  if (!response.ok) throw new Error(sentences(answer) || `HTTP ${response.status}`);
  return answer;
}

function sentences(answer: { message?: string; issues?: Issue[] } | undefined): string {
  return answer?.issues?.map(({ message }) => message).join(" ") || answer?.message || "";
}
