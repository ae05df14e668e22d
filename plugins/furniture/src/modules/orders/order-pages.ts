import { randomBytes } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Run } from "../../core/database";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";

/** 192 bits, 32 letters. */
const TOKEN_BYTES = 24;
const TOKEN = /^[\w-]{32}$/;

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** The key to an order's page; made where there is none. Of two that ask at once both get the same. */
export async function pageToken(run: Run, orderId: string): Promise<string> {
  await run(
    `insert into furniture_order_page (id, order_id, token) values (?, ?, ?)
     on conflict (order_id) where revoked_at is null and deleted_at is null do nothing`,
    [generateEntityId(undefined, "fopage"), orderId, newToken()],
  );
  const [row] = await run<{ token: string }>(
    "select token from furniture_order_page where order_id = ? and revoked_at is null and deleted_at is null",
    [orderId],
  );
  if (!row) throw new Error(`The key of the order ${orderId} was replaced at this moment`);
  return row.token;
}

/** The order whose page a key opens; undefined for one that was never given out or holds no more. */
export async function orderOfPage(run: Run, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await run<{ order_id: string }>(
    "select order_id from furniture_order_page where token = ? and revoked_at is null and deleted_at is null",
    [token],
  );
  return row?.order_id;
}

/** Puts a new key in the place of the one before, which opens nothing from now on. The caller holds the order. */
export async function renewPageToken(run: Run, orderId: string, staff: string | null): Promise<string> {
  await run(
    `update furniture_order_page set revoked_at = now(), revoked_by = ?, updated_at = now()
     where order_id = ? and revoked_at is null and deleted_at is null`,
    [staff, orderId],
  );
  return pageToken(run, orderId);
}

/** Where a customer finds their order, in their language. `storefrontUrl` has no slash at its end. */
export function orderPageAddress(storefrontUrl: string, language: Language, token: string): string {
  return `${storefrontUrl}/${textsIn(language).orderPath}/${token}`;
}
