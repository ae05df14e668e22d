import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keepSilent, payOnPage } from "./payment-page";
import { from, letHoldRunOut, newPlank } from "./plank-stock";
import { add, checkout, complete, orderableCart, ordersOf, rows, store, until } from "./shop";

const PLUGINS = join(import.meta.dirname, "../..");
const LONG = process.env.TEST_LONG === "1";

/** The jobs whose scheduled run the tests below prove. */
const PROVEN = [
  "finish-furniture-orders",
  "furniture-send-mails",
  "tend-planks",
  // In the long form, because they come every five or ten minutes.
  "furniture-queue-forgotten-mails",
  "furniture-queue-inquiry-mails",
  "reconcile-furniture-orders",
  "reconcile-stripe-payments",
];
/** Come once an hour; the tests of messages, withdrawals and stale carts ask for their work themselves. */
const NOT_WAITED_FOR = ["furniture-forget-inquiries", "furniture-forget-carts"];

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

async function paidOrder(): Promise<string> {
  const cart = await orderableCart("stool");
  expect(await payOnPage((await checkout(cart)).body.url)).toBe(true);
  return (await complete(cart)).body.order.id;
}

async function isThere(sql: string, ...values: unknown[]): Promise<boolean> {
  return (await rows(sql, ...values)).length > 0;
}

test("every job of the plugins has a schedule and a proof here", () => {
  const jobs = [...declared("furniture"), ...declared("stripe-checkout")];
  expect(jobs.filter(({ schedule }) => !schedule)).toEqual([]);
  expect(jobs.map(({ name }) => name).sort()).toEqual([...PROVEN, ...NOT_WAITED_FOR].sort());
});

test("within seconds, without any request, an order that a crash left unfinished is finished", async () => {
  const order = await paidOrder();
  await rows("delete from furniture_order where order_id = $1", order);
  await rows("update order_cart set created_at = now() - interval '1 minute' where order_id = $1", order);
  await until(() => isThere("select 1 from furniture_order where order_id = $1", order), 40);
});

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
    const order = await paidOrder();
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
  const { status } = await store("POST", "/messages", {
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

async function mailsAbout(message: string): Promise<number> {
  return (await rows("select 1 from furniture_mail where key like $1", `message:${message}:%`)).length;
}
