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

/** What a key remembers of the address it was made for: enough to compare, and nothing to read. */
const madeFor = (email: string) => `encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex')`;

export interface PageOwner {
  orderId: string;
  /** Where the key is to be told: the order's own address. */
  email: string;
}

/**
 * Makes the key to an order's page where there is none. Of two that ask at once one makes it. One that was made for another address than
 * the order has now is replaced: mails to the old one reach a stranger.
 */
export async function keepPage(run: Run, orderId: string): Promise<void> {
  await run(
    `update furniture_order_page page set revoked_at = now(), updated_at = now() from "order" o
     where o.id = page.order_id and page.order_id = ? and page.revoked_at is null and page.deleted_at is null
       and page.made_for <> ${madeFor("o.email")}`,
    [orderId],
  );
  await run(
    `insert into furniture_order_page as page (id, order_id, token, made_for)
     select ?, o.id, ?, ${madeFor("o.email")} from "order" o where o.id = ?
     on conflict (order_id) where revoked_at is null and deleted_at is null
     do update set made_for = coalesce(page.made_for, excluded.made_for)`,
    [generateEntityId(undefined, "fopage"), newToken(), orderId],
  );
}

/** The key to an order's page, made where need be. Throws where `email` is no longer the order's address. */
export async function pageToken(run: Run, { orderId, email }: PageOwner): Promise<string> {
  await keepPage(run, orderId);
  const [row] = await run<{ token: string }>(
    `select token from furniture_order_page
     where order_id = ? and revoked_at is null and deleted_at is null and made_for = ${madeFor("?::text")}`,
    [orderId, email],
  );
  if (!row) throw new Error(`The key of the order ${orderId} was replaced at this moment`);
  return row.token;
}

/** The key that holds for an order was told at an address that is no longer the order's. */
export async function isToldElsewhere(run: Run, orderId: string): Promise<boolean> {
  const told = await run(
    `select from furniture_order_page page join "order" o on o.id = page.order_id
     where page.order_id = ? and page.revoked_at is null and page.deleted_at is null
       and page.made_for <> ${madeFor("o.email")}`,
    [orderId],
  );
  return told.length > 0;
}

/**
 * Orders whose e-mail address was corrected within the last two days while nothing has been told at the new one: the event was lost. A mail
 * that waits for an order will do that by itself.
 */
export async function ordersToldElsewhere(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select page.order_id from furniture_order_page page
     join "order" o on o.id = page.order_id and o.deleted_at is null
     where page.revoked_at is null and page.deleted_at is null and page.made_for <> ${madeFor("o.email")}
       and o.updated_at between now() - interval '2 days' and now() - interval '1 minute'
       and not exists (select 1 from furniture_mail m
         where m.order_id = o.id and m.status in ('queued', 'sending') and m.deleted_at is null)
     order by o.updated_at, o.id limit 200`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/** Orders whose key staff replaced within the last two days, and whose customer has no mail with a later one: a crash came between. */
export async function ordersUntoldOfKey(run: Run): Promise<string[]> {
  const rows = await run<{ order_id: string }>(
    `select distinct ended.order_id from furniture_order_page ended
     join "order" o on o.id = ended.order_id and o.email is not null and o.deleted_at is null
     where ended.revoked_by is not null and ended.deleted_at is null
       and ended.revoked_at between now() - interval '2 days' and now() - interval '1 minute'
       and not exists (select 1 from furniture_order_page page
         join furniture_mail m on m.key in ('order_page:' || page.id, 'order_page:' || page.id || ':ended') and m.deleted_at is null
         where page.order_id = ended.order_id and page.created_at >= ended.revoked_at)
     limit 200`,
    [],
  );
  return rows.map(({ order_id }) => order_id);
}

/**
 * The order whose page a key opens; undefined for one that was never given out or holds no more, be it that staff have replaced it or
 * that the order has got another address since. Servers of the version before remember no address.
 */
export async function orderOfPage(run: Run, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const [row] = await run<{ order_id: string }>(
    `select page.order_id from furniture_order_page page join "order" o on o.id = page.order_id
     where page.token = ? and page.revoked_at is null and page.deleted_at is null
       and coalesce(page.made_for = ${madeFor("o.email")}, page.made_for is null)`,
    [token],
  );
  return row?.order_id;
}

/** Puts a new key in the place of the one before, which opens nothing from now on. The caller holds the order. */
export async function renewPageToken(run: Run, owner: PageOwner, staff: string | null): Promise<string> {
  await run(
    `update furniture_order_page set revoked_at = now(), revoked_by = ?, updated_at = now()
     where order_id = ? and revoked_at is null and deleted_at is null`,
    [staff, owner.orderId],
  );
  return pageToken(run, owner);
}

/** Where a customer finds their order, in their language. `storefrontUrl` has no slash at its end. */
export function orderPageAddress(storefrontUrl: string, language: Language, token: string): string {
  return `${storefrontUrl}/${textsIn(language).orderPath}/${token}`;
}
