import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { knex } from "@medusajs/framework/mikro-orm/postgresql";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { LONG, longOnly } from "../../../tests/long-run";
import { thisYear } from "../../../tests/shopper/days";
import { keepSilent, payOnPage } from "../../../tests/shopper/payment-page";
import {
  add,
  admin,
  checkout,
  orderableCart,
  ordersOf,
  rows,
  shop,
  until,
} from "../../../tests/shopper/shop";
import forgetCarts from "../src/jobs/forget-carts";
import forgetInquiries from "../src/jobs/forget-inquiries";
import forgetPapers from "../src/jobs/forget-papers";
import { INQUIRIES, InquiriesService } from "../src/modules/inquiries";
import { PAPERS, PapersService } from "../src/modules/papers";
import { INVOICE_DAYS, ordersWithoutPapers, RECENT_DAYS } from "../src/modules/papers/movements";
import { newAddress, storeFrom } from "./from-address";
import { papersOf } from "./papers";
import { from, letHoldRunOut, newPlank } from "./plank-stock";
import { paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

const PLUGINS = join(import.meta.dirname, "../..");

const MINUTELY = '"* * * * *"';
const EVERY_FIVE_MINUTES = '"*/5 * * * *"';

/** When each job runs, as the operations' pages promise it. The tests below prove what each does, and that it runs. */
const SCHEDULES = {
  "finish-furniture-orders": "{ interval: 15_000 }",
  "furniture-send-mails": MINUTELY,
  "tend-planks": MINUTELY,
  "furniture-queue-inquiry-mails": MINUTELY,
  // These are waited for in the long form alone.
  "furniture-queue-forgotten-mails": '"*/10 * * * *"',
  "reconcile-furniture-orders": EVERY_FIVE_MINUTES,
  "reconcile-stripe-payments": EVERY_FIVE_MINUTES,
  // Its test waits for it: the photos of a forgotten person are gone within the minute.
  "furniture-delete-photos": MINUTELY,
  // Its test waits for it: a transfer that does not come is cancelled within the minute.
  "furniture-tell-progress": MINUTELY,
  "furniture-tend-open-transfers": MINUTELY,
  // These are not waited for; what they do is proven by running them here.
  "furniture-forget-inquiries": '"17 * * * *"',
  "furniture-forget-carts": '"41 * * * *"',
  "furniture-forget-papers": '"53 * * * *"',
  "furniture-issue-papers": '"5 * * * *"',
  "furniture-forget-orders": '"29 * * * *"',
};

/** The jobs as their files declare them. */
function declared(plugin: string): { name: string; schedule: string }[] {
  const folder = join(PLUGINS, plugin, "src/jobs");
  return readdirSync(folder).map((file) => {
    const source = readFileSync(join(folder, file), "utf8");
    const [, name = "", schedule = ""] =
      /config = \{\s*name: "([^"]+)",\s*schedule: ("[^"]+"|\{ interval: [\d_]+ \})/.exec(source) ?? [];
    return { name, schedule };
  });
}

async function isThere(sql: string, ...values: unknown[]): Promise<boolean> {
  return (await rows(sql, ...values)).length > 0;
}

test("every job of the plugins has its schedule and a proof here", () => {
  const jobs = [...declared("furniture"), ...declared("stripe-checkout")];
  expect(Object.fromEntries(jobs.map(({ name, schedule }) => [name, schedule]))).toEqual(SCHEDULES);
  expect(jobs).toHaveLength(Object.keys(SCHEDULES).length);
});

/** What the jobs of a process find, on the running shop's database. */
async function withContainer(work: (container: MedusaContainer) => Promise<void>): Promise<void> {
  const connection = knex({ client: "pg", connection: shop.database });
  const parts: Record<string, unknown> = {
    [ContainerRegistrationKeys.PG_CONNECTION]: connection,
    [INQUIRIES]: new InquiriesService({ [ContainerRegistrationKeys.PG_CONNECTION]: connection }),
    [PAPERS]: new PapersService({ [ContainerRegistrationKeys.PG_CONNECTION]: connection }),
  };
  try {
    await work({ resolve: (name: string) => parts[name] } as MedusaContainer);
  } finally {
    await connection.destroy();
  }
}

/** A withdrawal that waits for its confirmation since so many hours. */
async function withdrawal(hours: number): Promise<string> {
  const { body } = await storeFrom(newAddress(), "POST", "/withdrawals", {
    name: "Anna Muster",
    email: "anna@example.test",
    order_number: "999999",
    scope: "all",
  });
  const id = body.withdrawal.id;
  const age = "update furniture_withdrawal set created_at = now() - make_interval(hours => $2) where id = $1";
  await rows(age, id, hours);
  return id;
}

/** A message so many days old. */
async function message(days: number, spam: boolean): Promise<string> {
  const id = await question();
  const age =
    "update furniture_message set created_at = now() - make_interval(days => $2), spam = $3 where id = $1";
  await rows(age, id, days, spam);
  return id;
}

longTest(
  "an unconfirmed withdrawal is forgotten after a day, spam and what is answered after 90 days, and nothing else",
  async () => {
    const old = await withdrawal(25);
    const young = await withdrawal(23);
    const confirmed = await withdrawal(25);
    await rows("update furniture_withdrawal set confirmed_at = now() where id = $1", confirmed);
    const spam = [await message(91, true), await message(89, true), await message(91, false)];
    const answer =
      "update furniture_message set answered_at = now() - make_interval(days => $2) where id = $1";
    const answered = await message(91, true);
    await rows(answer, answered, 0);
    const [lately, longAgo] = [await message(200, false), await message(200, false)];
    await rows(answer, lately, 89);
    await rows(answer, longAgo, 91);
    const sent = async (id: string) =>
      (
        await rows(
          "select template from furniture_mail where key like 'message:' || $1 || ':%' and sent_at is not null order by 1",
          id,
        )
      ).map(({ template }) => template);
    await until(async () => (await sent(longAgo)).length === 2 && (await sent(lately)).length === 2);
    await withContainer(forgetInquiries);
    expect(await sent(longAgo)).toEqual([]);
    expect(await sent(lately)).toEqual(["message_received", "workshop_message"]);
    const left = async (table: string, ids: string[]) =>
      (await rows(`select id from ${table} where id = any($1)`, ids)).map(({ id }) => id).sort();
    expect(await left("furniture_withdrawal", [old, young, confirmed])).toEqual([young, confirmed].sort());
    expect(await left("furniture_message", [...spam, answered, lately, longAgo])).toEqual(
      [...spam.slice(1), answered, lately].sort(),
    );
  },
);

test("a handled withdrawal is kept for three years after its year, one taken for spam for 90 days, and an open one until it is handled", async () => {
  const year = thisYear() - 3;
  const handled = async (at: string | null, spam = false) => {
    const id = await withdrawal(0);
    const change =
      "update furniture_withdrawal set confirmed_at = '2019-01-01', handled_at = $2, spam = $3 where id = $1";
    await rows(change, id, at, spam);
    return id;
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  // Berlin's winter is an hour ahead of UTC.
  const over = [await handled(`${year - 1}-12-31T22:59:00Z`), await handled(daysAgo(91), true)];
  const kept = [
    await handled(`${year - 1}-12-31T23:01:00Z`),
    await handled(daysAgo(89), true),
    await handled(null),
    await handled(null, true),
  ];
  await withContainer(forgetInquiries);
  const left = await rows("select id from furniture_withdrawal where id = any($1)", [...over, ...kept]);
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
  await rows("delete from furniture_withdrawal where id = any($1)", kept);
});

test("who gave a cart contact data and did not come back for a month is forgotten", async () => {
  const cart = await orderableCart("stool");
  expect(await isThere("select 1 from cart where id = $1 and email is not null", cart)).toBe(true);
  for (const [table, column] of [
    ["cart", "id"],
    ["cart_line_item", "cart_id"],
  ])
    await rows(`update ${table} set updated_at = now() - interval '32 days' where ${column} = $1`, cart);
  await withContainer(forgetCarts);
  expect(await isThere("select 1 from cart where id = $1 and email is null", cart)).toBe(true);
});

/** An invoice of another time; no shop ever had so many in one year. @param issued ISO 8601 */
async function paperOf(issued: string): Promise<string> {
  const id = `fpap_test_${Math.random().toString(36).slice(2)}`;
  await rows(
    `insert into furniture_paper (id, kind, scope, year, sequence, number, order_id, place, order_version, cents, movements, language,
       issued_at, document, pdf, sha256)
     values ($1, 'invoice', 'order', extract(year from $2::timestamptz), 1000000 + floor(random() * 1000000), $1, $1, 1, 1, 1, '[]', 'de',
       $2::timestamptz, '{}', '', '')`,
    id,
    issued,
  );
  return id;
}

test("an invoice is kept for eight years after the year of its issue, and then forgotten", async () => {
  const year = thisYear() - 8;
  // Berlin's winter is an hour ahead of UTC.
  const [over, kept] = [
    await paperOf(`${year - 1}-12-31T22:59:00Z`),
    await paperOf(`${year - 1}-12-31T23:01:00Z`),
  ];
  await withContainer(forgetPapers);
  expect(await rows("select id from furniture_paper where id = any($1)", [over, kept])).toEqual([
    { id: kept },
  ]);
  await rows("delete from furniture_paper where id = $1", kept);
});

longTest(
  "within seconds, without any request, an order that a crash left unfinished is finished",
  async () => {
    const { id: order } = await paidOrder([["stool"]]);
    await rows("delete from furniture_order where order_id = $1", order);
    await rows("update order_cart set created_at = now() - interval '1 minute' where order_id = $1", order);
    await until(() => isThere("select 1 from furniture_order where order_id = $1", order), 40);
  },
);

test("within a minute, without any request, a hold that is over is cleared and a waiting mail goes out", async () => {
  const plank = await newPlank("stool");
  const cart = await orderableCart();
  await add(cart, "stool", from(plank));
  expect((await checkout(cart)).body.next).toBe("redirect");
  expect(await isThere("select 1 from furniture_plank where id = $1 and held_by = $2", plank.id, cart)).toBe(
    true,
  );
  await letHoldRunOut(plank);
  const mail = `fmail_${plank.id}`;
  // Written past the shop, so that nothing wakes its sender.
  await rows(
    `insert into furniture_mail (id, key, template, recipient, data, next_attempt_at)
     values ($1, $1, 'message_received', 'anna@example.test', $2, now())`,
    mail,
    JSON.stringify({
      message_id: mail,
      name: "Anna",
      email: "anna@example.test",
      phone: null,
      text: "Hallo",
      sent_at: "2026-11-21T10:00:00.000Z",
      piece: null,
      details: [],
    }),
  );
  await until(() => isThere("select 1 from furniture_plank where id = $1 and held_by is null", plank.id), 75);
  await until(() => isThere("select 1 from furniture_mail where id = $1 and status = 'sent'", mail), 75);
});

test.runIf(LONG)(
  "within ten minutes, without any request: forgotten mails, comparisons, and a payment nobody told of",
  async () => {
    const cart = await orderableCart("stool");
    const { url } = (await checkout(cart)).body;
    await keepSilent(url);
    expect(await payOnPage(url)).toBe(true);
    const { id: order } = await paidOrder([["stool"]]);
    await rows("delete from furniture_mail where order_id = $1", order);
    await rows(`update "order" set created_at = now() - interval '3 minutes' where id = $1`, order);
    const message = await question();
    const [{ start } = {}] = await rows("select now() as start");

    const compared = "select 1 from furniture_reconciliation where finished_at > $1";
    await until(async () => (await mailsAbout(message)) === 2, 75);
    await until(() => isThere(compared, start), 320);
    await until(async () => (await ordersOf(cart)) === 1, 500);
    const forgotten = "select 1 from furniture_mail where order_id = $1 and template = 'order_confirmation'";
    await until(() => isThere(forgotten, order), 620);
  },
  1_200_000,
);

/** A question whose request was interrupted before its mails were queued. */
async function question(): Promise<string> {
  const { status } = await storeFrom(newAddress(), "POST", "/messages", {
    name: "Anna Muster",
    email: "anna@example.test",
    text: "Wie lang ist das längste Brett?",
  });
  expect(status).toBeLessThan(300);
  const [row] = await rows(
    "update furniture_message set mails_queued_at = null where id = (select id from furniture_message order by created_at desc limit 1) returning id",
  );
  const id = String(row?.id);
  await rows("delete from furniture_mail where key like $1", `message:${id}:%`);
  return id;
}

longTest("a message whose mails cannot be written does not hold up those of the next one", async () => {
  const [broken, next] = [await question(), await question()];
  await rows(
    `update furniture_message set kind = 'table', configuration = '{"dimensions": null}', created_at = now() - interval '1 day' where id = $1`,
    broken,
  );
  await until(async () => (await mailsAbout(next)) === 2, 75);
  expect(await mailsAbout(broken)).toBe(0);
  await rows("delete from furniture_message where id = $1", broken);
});

async function mailsAbout(message: string): Promise<number> {
  return (await rows("select 1 from furniture_mail where key like $1", `message:${message}:%`)).length;
}

test("an invoice that has been missing for longer than the sweep looks back is found by the hourly job and stands under Heute", async () => {
  const { id: order } = await paidOrder([["stool"]]);
  const [lost] = await papersOf(order, 1);
  const onToday = async () => {
    const { entries } = (await admin("GET", "/furniture/today")).body;
    return entries.find(({ code }: { code: string }) => code === "invoices_missing").count;
  };
  const before = await onToday();
  await withContainer(async (container) => {
    const found = (days: number) => ordersWithoutPapers(container.resolve(PAPERS).run, days);
    expect(await found(INVOICE_DAYS)).not.toContain(order);
    // As in a shop that has its tax number since yesterday.
    await rows(
      "update order_transaction set created_at = now() - interval '40 days' where order_id = $1",
      order,
    );
    await rows(
      `update capture set created_at = now() - interval '40 days' where payment_id in (select p.id from payment p
       join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1)`,
      order,
    );
    await rows("delete from furniture_paper where id = $1", lost?.id);
    expect(await found(RECENT_DAYS)).not.toContain(order);
    expect(await found(INVOICE_DAYS)).toContain(order);
    expect(await onToday()).toBe(before + 1);
  });
});
