import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import { inDays } from "../../../tests/shopper/days";
import {
  admin,
  call,
  checkout,
  complete,
  enter,
  newVoucher,
  orderableCart,
  rows,
  shop,
  store,
  until,
} from "../../../tests/shopper/shop";
import { mailOf } from "./changed-orders";
import { mailsOf, openMail, plain } from "./mailbox";
import { deliver, medusaOrder, pack, paidOrder, ship } from "./staff-deeds";

const longTest = longOnly(test);

const press = async (path: string, body: object = {}) => {
  const answer = await admin("POST", path, body);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
};

async function templatesOf(id: string): Promise<string[]> {
  return (await mailsOf(id)).map(({ template }) => template);
}

test("a shipment is told with its numbers, once, and its arrival with care", async () => {
  const order = await paidOrder([["table"], ["stool"]]);
  const parcel = await pack(order, order.items);
  expect(await templatesOf(order.id)).not.toContain("ready_for_pickup");
  const items = order.items.map((id) => ({ id, quantity: 1 }));
  const labels = [
    { tracking_number: "0034-0434", tracking_url: "https://parcels.example/0034-0434", label_url: "#" },
    { tracking_number: "0034-0435", tracking_url: "#", label_url: "#" },
  ];
  await press(`/orders/${order.id}/fulfillments/${parcel}/shipments`, { items, labels });
  const sent = await mailOf(order.id, "shipped");
  for (const said of ["ist auf dem Weg zu dir", ".1 Tisch", ".2 Hocker", "0034-0434", "0034-0435"])
    expect(sent.text).toContain(said);
  expect(sent.text).toContain("https://parcels.example/0034-0434");
  await deliver(order, parcel);
  const arrived = await mailOf(order.id, "delivered");
  expect(arrived.text).toContain("Bienenwachs");
  expect([sent.count, arrived.count]).toEqual([1, 1]);
  const [key] = await rows("select token from furniture_order_page where order_id = $1", order.id);
  const { body } = await store("GET", `/furniture/order-page/${key?.token}`);
  expect(body.order_page).toMatchObject({
    state: "delivered",
    shipments: [
      {
        tracking: [
          { number: "0034-0434", url: "https://parcels.example/0034-0434" },
          { number: "0034-0435", url: null },
        ],
      },
    ],
  });
});

longTest(
  "who wants no mail sends none: no_notification holds for packing, sending and arriving",
  async () => {
    const order = await paidOrder([["stool"]]);
    const items = order.items.map((id) => ({ id, quantity: 1 }));
    const { order: packed } = await press(`/orders/${order.id}/fulfillments?fields=id,*fulfillments`, {
      items,
      no_notification: true,
    });
    const [{ id: parcel }] = packed.fulfillments;
    await press(`/orders/${order.id}/fulfillments/${parcel}/shipments`, { items, no_notification: true });
    const other = await paidOrder([["sample"]]);
    await ship(other, await pack(other, other.items), other.items);
    // The other's event came later and has had its mail.
    expect((await mailOf(other.id, "shipped")).text).toContain("mit der Post");
    expect(await templatesOf(order.id)).toEqual(["order_confirmation", "workshop_order"]);
  },
);

/** As if the event of a step had been lost some minutes ago, with its mail. */
async function loseEvent(parcel: string, template: string, at: string): Promise<void> {
  await rows("delete from furniture_mail where key = $1", `${template}:${parcel}`);
  await rows(`update fulfillment set ${at} = ${at} - interval '2 minutes' where id = $1`, parcel);
}

longTest(
  "a mail about a parcel comes though its event was lost, where staff have used Medusa's own buttons, and none that they did not want",
  async () => {
    const order = await paidOrder([["stool"]]);
    const items = order.items.map((id) => ({ id, quantity: 1 }));
    const parcel = await pack(order, order.items);
    await press(`/orders/${order.id}/fulfillments/${parcel}/shipments`, { items });
    expect((await mailOf(order.id, "shipped")).count).toBe(1);
    await loseEvent(parcel, "shipped", "shipped_at");
    await until(async () => (await templatesOf(order.id)).includes("shipped"), 40);

    await press(`/orders/${order.id}/fulfillments/${parcel}/mark-as-delivered`, { no_notification: true });
    await loseEvent(parcel, "delivered", "delivered_at");
    const pickup = await paidOrder([["stool"]], { terms: { shipping: "pickup" } });
    const there = (await medusaOrder(pickup.id)).items.map(({ id }: { id: string }) => ({ id, quantity: 1 }));
    const { order: packed } = await press(`/orders/${pickup.id}/fulfillments?fields=id,*fulfillments`, {
      items: there,
    });
    expect((await mailOf(pickup.id, "ready_for_pickup")).count).toBe(1);
    await loseEvent(packed.fulfillments[0].id, "ready_for_pickup", "packed_at");
    await until(async () => (await templatesOf(pickup.id)).includes("ready_for_pickup"), 40);
    await press(`/orders/${pickup.id}/fulfillments/${packed.fulfillments[0].id}/mark-as-delivered`);
    expect((await mailOf(pickup.id, "delivered")).count).toBe(1);
    await loseEvent(packed.fulfillments[0].id, "delivered", "delivered_at");
    await until(async () => (await templatesOf(pickup.id)).includes("delivered"), 40);
    expect(await templatesOf(order.id)).not.toContain("delivered");
  },
);

longTest("who picks up is told when it is ready, and not that it is on its way", async () => {
  const { id } = await paidOrder([["stool"]], { terms: { shipping: "pickup" } });
  const items = (await medusaOrder(id)).items.map((item: { id: string }) => ({ id: item.id, quantity: 1 }));
  const { order } = await press(`/orders/${id}/fulfillments?fields=id,*fulfillments`, { items });
  const [{ id: parcel }] = order.fulfillments;
  const ready = await mailOf(id, "ready_for_pickup");
  expect(ready.text).toContain("Abholen kannst du hier: Planke 46");
  const [key] = await rows("select token from furniture_order_page where order_id = $1", id);
  const look = async () => (await store("GET", `/furniture/order-page/${key?.token}`)).body.order_page;
  expect(await look()).toMatchObject({ state: "ready", pieces: [{ step: "ready" }] });
  await press(`/orders/${id}/fulfillments/${parcel}/mark-as-delivered`);
  expect((await mailOf(id, "delivered")).count).toBe(1);
  expect(await templatesOf(id)).not.toContain("shipped");
});

/** A mail to a member of staff, once it has left. */
async function staffMail(template: string, since: Date) {
  let found: Record<string, unknown>[] = [];
  await until(async () => {
    found = await rows(
      "select * from furniture_mail where template = $1 and status = 'sent' and created_at >= $2",
      template,
      since,
    );
    return found.length > 0;
  });
  const [mail] = found;
  const opened = await openMail({ id: String(mail?.id) });
  return { mail, count: found.length, opened, text: plain(opened.text) };
}

test("an invited member of staff gets a link that works, and the outbox keeps neither key nor address", async () => {
  const email = `neu.${Math.random().toString(36).slice(2, 9)}@example.test`;
  const since = new Date();
  const { invite } = await press("/invites", { email });
  const { mail, opened, text, count } = await staffMail("staff_invitation", since);
  expect([opened.to?.[0]?.address, count]).toEqual([email, 1]);
  const [, token = ""] = /\/app\/invite\?token=([\w.-]+)/.exec(text) ?? [];
  expect(token).toBe(invite.token);
  expect([mail?.recipient, mail?.data]).toEqual([null, {}]);
  expect(JSON.stringify(mail)).not.toContain(token.slice(-30));
  const preview = await admin("GET", `/furniture/mails/${mail?.id}`);
  expect([preview.status, preview.body.content]).toEqual([200, null]);
  await press(`/invites/${invite.id}/resend`);
  await until(
    async () =>
      (
        await rows(
          "select 1 from furniture_mail where key like $1 and status = 'sent'",
          `staff_invitation:${invite.id}:%`,
        )
      ).length === 2,
  );
});

test("an invitation that was taken back sends no mail", async () => {
  const { invite } = await press("/invites", { email: `weg.${Date.now()}@example.test` });
  const key = `staff_invitation:${invite.id}:late`;
  expect((await admin("DELETE", `/invites/${invite.id}`)).status).toBe(200);
  await rows(
    `insert into furniture_mail (id, key, template, recipient, data, next_attempt_at)
     values ($1, $2, 'staff_invitation', 'weg@example.test', $3, now())`,
    `fmail_${Date.now()}`,
    key,
    JSON.stringify({ invite_id: invite.id }),
  );
  await press("/furniture/mails/send");
  const [mail] = await rows(
    "select status, last_error, recipient, data from furniture_mail where key = $1",
    key,
  );
  expect(mail).toEqual({ status: "dropped", last_error: "link_over", recipient: null, data: {} });
});

test("a member of staff who wants a new password gets one link, which the outbox forgets", async () => {
  const since = new Date();
  const wish = (actor: string, identifier: string) =>
    call(`${shop.medusa}/auth/${actor}/emailpass/reset-password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ identifier }),
    }).catch(() => ({ status: 201 }));
  await wish("user", "niemand@example.test");
  await wish("user", shop.staff.email);
  const { mail, opened, text, count } = await staffMail("staff_password_reset", since);
  expect([opened.to?.[0]?.address, count]).toEqual([shop.staff.email, 1]);
  const [, token = ""] = /\/app\/reset-password\?token=([\w.-]+)/.exec(text) ?? [];
  expect(token).not.toBe("");
  expect(mail?.key).toBe(`staff_password_reset:${createHash("sha256").update(token).digest("hex")}`);
  expect([mail?.recipient, mail?.data]).toEqual([null, {}]);
  const tables = await rows(
    "select 1 from furniture_mail m where position($1 in cast(m.* as text)) > 0",
    token,
  );
  expect(tables).toEqual([]);
  expect((await admin("GET", `/furniture/mails/${mail?.id}`)).body.content).toBeNull();
});

/** An order that waits for a transfer since so many days; `first` is done to it before it is that old. */
async function transfer(days: number, first?: (id: string) => Promise<unknown>): Promise<string> {
  const cart = await orderableCart("stool");
  await enter(cart, await newVoucher(0));
  await checkout(cart);
  const { id } = (await complete(cart)).body.order;
  await mailOf(id, "bank_transfer_details");
  await first?.(id);
  await rows(
    `update "order" set created_at = now() - make_interval(days => $2::int) where id = $1`,
    id,
    days,
  );
  return id;
}

const noted = (id: string) =>
  press(`/furniture/orders/${id}/notes`, { text: "Ein Teil ist da, der Rest kommt", due_on: inDays(3) });

/** The reminder, which a job sends within the minute. */
async function reminded(id: string) {
  await until(async () => (await templatesOf(id)).includes("transfer_reminder"), 90);
  return mailOf(id, "transfer_reminder");
}

const statusOf = async (id: string) => (await medusaOrder(id)).status;

longTest(
  "a transfer that does not come is reminded of once, and only later is its order cancelled",
  {
    timeout: 240_000,
  },
  async () => {
    const [fresh, late, lastDay] = [await transfer(6), await transfer(15), await transfer(16)];
    // Part of it came, or it is promised: staff have noted when they look again.
    const [held, toHold] = [await transfer(15, noted), await transfer(15)];
    const [{ today = "", end = "", yesterday = "" } = {}] = await rows(
      `select to_char(day, 'YYYY-MM-DD') as today, to_char(day + 7, 'YYYY-MM-DD') as end,
         to_char(day - 1, 'YYYY-MM-DD') as yesterday from (select (now() at time zone 'Europe/Berlin')::date as day) berlin`,
    );
    const reminder = await reminded(late);
    expect(reminder.data.cancelled_on).toBe(end);
    await reminded(lastDay);
    await reminded(toHold);
    await noted(toHold);
    for (const said of ["noch nicht gesehen", "194,00 €", "stornieren wir die Bestellung"])
      expect(reminder.text).toContain(said);
    expect(await templatesOf(fresh)).not.toContain("transfer_reminder");
    const paid = await transfer(15);
    await reminded(paid);
    await press(`/furniture/orders/${paid}/payment-received`);
    // Money that comes on the day which the mail names comes in time. The older order is looked at first.
    for (const [id, day] of [
      [lastDay, today],
      [toHold, yesterday],
      [late, yesterday],
      [paid, yesterday],
    ])
      await rows(
        `update furniture_mail set sent_at = now() - interval '8 days', data = data || jsonb_build_object('cancelled_on', $2::text)
         where order_id = $1 and template = 'transfer_reminder'`,
        id,
        day,
      );
    await until(async () => (await statusOf(late)) === "canceled", 90);
    expect(await statusOf(lastDay)).toBe("pending");
    const { text, count } = await mailOf(late, "order_cancelled");
    expect([text.includes("Hast du schon überwiesen"), count]).toEqual([true, 1]);
    expect((await mailOf(late, "transfer_reminder")).count).toBe(1);
    expect([await statusOf(paid), await statusOf(fresh)]).toEqual(["pending", "pending"]);
    expect(await templatesOf(held)).not.toContain("transfer_reminder");
    expect(await statusOf(toHold)).toBe("pending");
    const [note] = (await admin("GET", `/furniture/orders/${toHold}/notes`)).body.notes;
    await press(`/furniture/orders/${toHold}/notes/${note.id}/done`);
    await until(async () => (await statusOf(toHold)) === "canceled", 90);
  },
);
