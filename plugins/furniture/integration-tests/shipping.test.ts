import { setTimeout as pause } from "node:timers/promises";
import type { Kind } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { LONG, longOnly } from "../../../tests/long-run";
import {
  type Answer,
  admin,
  orderableCart,
  rows,
  shop,
  staffToken,
  store,
  terms,
  until,
} from "../../../tests/shopper/shop";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import { codesOf, mailOf } from "./changed-orders";
import { hold, letGo } from "./held";
import { mailsOf } from "./mailbox";
import { medusaOrder, paidOrder } from "./staff-deeds";
import { boardOf, move, piecesOf, placedUnpaid, takeBack } from "./workshop";

const longTest = longOnly(test);

const shipping = async (id: string) => (await admin("GET", `/furniture/orders/${id}/shipping`)).body.shipping;
const ship = (id: string, wish: object): Promise<Answer> =>
  admin("POST", `/furniture/orders/${id}/shipping`, wish);
const deliver = (id: string, shipment: string): Promise<Answer> =>
  admin("POST", `/furniture/orders/${id}/shipping/${shipment}/delivered`);

const sent = {
  forwarder: "Spedition Heide",
  tracking_number: "0034-7",
  tracking_url: "https://heide.example/7",
};

/** A paid order and the numbers of its pieces. */
async function order(
  kinds: readonly Kind[],
  wishes: Record<string, unknown> = {},
): Promise<{ id: string; numbers: string[] }> {
  const { id } = await paidOrder(
    kinds.map((kind) => [kind]),
    { terms: wishes },
  );
  const pieces = await boardOf(id, kinds.length);
  return { id, numbers: pieces.map(({ number }) => number).sort() };
}

const stepsOf = async (id: string) =>
  Object.fromEntries((await piecesOf(id)).map(({ number, step }) => [number.split(".")[1], step]));

/** How many fulfilments there are that hold, and the quantities in Medusa's own book, piece by piece. */
async function book(id: string) {
  const { fulfillments, items } = await medusaOrder(id);
  const held = fulfillments.filter(({ canceled_at }: { canceled_at: string | null }) => !canceled_at);
  return {
    fulfilments: held.length,
    shipped: held.filter(({ shipped_at }: { shipped_at: string | null }) => shipped_at).length,
    quantities: items.map(({ detail }: { detail: Record<string, number> }) => [
      detail.fulfilled_quantity,
      detail.shipped_quantity,
      detail.delivered_quantity,
    ]),
  };
}

const count = async (id: string, template: string) =>
  (await mailsOf(id)).filter((mail) => mail.template === template).length;

test("one deed packs and sends in Medusa, moves the board, and mails forwarder, number and link", async () => {
  const { id, numbers } = await order(["table", "stool"]);
  // The comparison makes up for lost events; what is being sent meanwhile it leaves to who sends it.
  const [{ status, body }] = await Promise.all([
    ship(id, { pieces: numbers, ...sent }),
    ...Array.from({ length: 4 }, (_, at) =>
      pause(at * 300).then(() => admin("POST", "/furniture/reconciliations")),
    ),
  ]);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.shipping).toMatchObject({
    pickup: false,
    left: [],
    shipments: [
      {
        pieces: numbers,
        forwarder: "Spedition Heide",
        tracking: [{ number: "0034-7", url: "https://heide.example/7" }],
        shipped_at: expect.any(String),
        delivered_at: null,
      },
    ],
  });
  expect(await book(id)).toEqual({
    fulfilments: 1,
    shipped: 1,
    quantities: [
      [1, 1, 0],
      [1, 1, 0],
    ],
  });
  expect((await medusaOrder(id)).fulfillment_status).toBe("shipped");
  expect(await stepsOf(id)).toEqual({ 1: "on_the_way", 2: "on_the_way" });
  const mail = await mailOf(id, "shipped");
  for (const said of [...numbers, "Spedition Heide", "0034-7", "https://heide.example/7"])
    expect(mail.text).toContain(said);
  const [moved] = await rows(
    "select moved_by, reason from furniture_workshop_move where order_id = $1 and to_step = 'on_the_way' limit 1",
    id,
  );
  expect(moved).toEqual({ moved_by: expect.stringContaining("@"), reason: "Als versandt vermerkt" });
  const [shipment] = body.shipping.shipments;
  // The page of one piece, to which its code leads, says what it is packed with.
  const { piece } = (await admin("GET", `/furniture/workshop/pieces/${numbers[1]}`)).body;
  expect(piece.shipment).toMatchObject({ id: shipment.id, pieces: numbers, forwarder: "Spedition Heide" });
  expect((await deliver(id, shipment.id)).body.shipping.shipments[0].delivered_at).toMatch(/^\d{4}-/);
  expect(await stepsOf(id)).toEqual({ 1: "delivered", 2: "delivered" });
  expect((await deliver(id, shipment.id)).status).toBe(200);
  expect((await mailOf(id, "delivered")).count).toBe(1);
  expect((await medusaOrder(id)).fulfillment_status).toBe("delivered");
});

longTest("some pieces leave now and the rest later, each shipment with a mail of its own", async () => {
  const { id, numbers } = await order(["table", "stool", "bench"]);
  const [first = "", ...others] = numbers;
  expect((await ship(id, { pieces: [first], ...sent })).status).toBe(200);
  expect(await stepsOf(id)).toEqual({ 1: "on_the_way", 2: "accepted", 3: "accepted" });
  expect((await admin("GET", `/furniture/workshop/pieces/${others[0]}`)).body.piece.shipment).toBeNull();
  expect((await medusaOrder(id)).fulfillment_status).toBe("partially_shipped");
  expect((await shipping(id)).left.map(({ number }: { number: string }) => number)).toEqual(others);
  const again = await ship(id, { pieces: numbers, tracking_number: "0034-8" });
  expect([again.status, codesOf(again.body)]).toEqual([400, ["already_gone"]]);
  expect((await ship(id, { pieces: others, tracking_number: "0034-8" })).status).toBe(200);
  expect(await book(id)).toMatchObject({ fulfilments: 2, shipped: 2 });
  await until(async () => (await count(id, "shipped")) === 2);
  expect((await deliver(id, (await shipping(id)).shipments[0].id)).status).toBe(200);
  expect(await stepsOf(id)).toEqual({ 1: "delivered", 2: "on_the_way", 3: "on_the_way" });
});

longTest(
  "a second parcel of a shipment, or one that goes out again, has its number on the page and in a mail, once",
  async () => {
    const { id, numbers } = await order(["table", "stool"]);
    await ship(id, { pieces: numbers, ...sent });
    const [{ id: shipment }] = (await shipping(id)).shipments;
    const further = (wish: object, at = shipment) =>
      admin("POST", `/furniture/orders/${id}/shipping/${at}/parcels`, wish);
    const second = { tracking_number: "0034-9", tracking_url: "https://heide.example/9" };
    expect((await further(second)).status).toBe(200);
    const { status, body } = await further(second);
    expect(status).toBe(200);
    // The shipment's own number was told when it left.
    expect((await further({ tracking_number: sent.tracking_number })).status).toBe(200);
    const both = [
      { number: "0034-7", url: "https://heide.example/7" },
      { number: "0034-9", url: "https://heide.example/9" },
    ];
    expect(body.shipping.shipments[0].tracking).toEqual(both);
    await until(async () => (await count(id, "shipped")) === 2);
    const told = await rows(
      `select data->'tracking' as tracking from furniture_mail where order_id = $1 and template = 'shipped' order by created_at`,
      id,
    );
    expect(told).toEqual(both.map((one) => ({ tracking: [one] })));
    // What was sent before is the same request still.
    expect((await ship(id, { pieces: numbers, ...sent })).status).toBe(200);
    const later = await order(["stool"]);
    const bare = { pieces: later.numbers, forwarder: "Spedition Heide" };
    const [left] = (await ship(later.id, bare)).body.shipping.shipments;
    const path = `/furniture/orders/${later.id}/shipping/${left.id}/parcels`;
    expect((await admin("POST", path, { tracking_number: "0034-1" })).status).toBe(200);
    expect(await ship(later.id, bare)).toMatchObject({
      status: 200,
      body: { shipping: { shipments: [{ forwarder: "Spedition Heide", tracking: [{ number: "0034-1" }] }] } },
    });
    const other = await ship(later.id, { ...bare, tracking_number: "0034-1" });
    expect([other.status, codesOf(other.body)]).toEqual([400, ["already_gone"]]);
    for (const [wish, path] of [
      [{}, "tracking_number"],
      [{ tracking_number: " " }, "tracking_number"],
      [{ tracking_number: "1", tracking_url: "heide" }, "tracking_url"],
    ] as const)
      expect((await further(wish)).body.issues[0].path).toBe(path);
    expect((await further(second, "ful_none")).status).toBe(404);
  },
);

longTest(
  "a delivery note names what is in its shipment, whom to call and how heavy it is; without one, what is still to go",
  async () => {
    const { id, numbers } = await order(["table", "stool", "bench"]);
    await rows(
      `update order_address set phone = '030 7654321' where id = (select shipping_address_id from "order" where id = $1)`,
      id,
    );
    const [table = "", stool = "", bench = ""] = numbers;
    const note = async (shipment = "", of = id) => {
      const path = `/admin/furniture/orders/${of}/delivery-note${shipment && `?shipment=${shipment}`}`;
      const answer = await fetch(`${shop.medusa}${path}`, {
        headers: { authorization: `Bearer ${await staffToken()}` },
      });
      if (answer.status !== 200) return String(answer.status);
      return readPdf(Buffer.from(await answer.arrayBuffer()))
        .map(({ squeezed }) => squeezed)
        .join("");
    };
    const all = [`Tisch${table}`, `Hocker${stool}`, `Bank${bench}`];
    const has = (text: string) => all.map((piece) => text.includes(squeeze(piece)));
    expect(has(await note())).toEqual([true, true, true]);
    await ship(id, { pieces: [table, stool], ...sent });
    const [{ id: first }] = (await shipping(id)).shipments;
    const gone = await note(first);
    expect(has(gone)).toEqual([true, true, false]);
    expect(gone).toContain(squeeze(`kommt getrennt oder ist schon da: ${bench}`));
    expect(gone).toContain(squeeze("Telefon 030 7654321 Sendung Spedition Heide, 0034-7"));
    // 220 × 80 × 75 and 4 cm of padding on each side; weighed by the facts of a piece.
    expect(gone).toContain(squeeze("Packstück: 228 × 88 × 83 cm"));
    expect(gone.match(/Gewicht:etwa[\d,]+kg/g)).toHaveLength(2);
    const left = await note();
    expect(has(left)).toEqual([false, false, true]);
    expect(left).toContain(squeeze(`ist schon da: ${table}, ${stool}`));
    await ship(id, { pieces: [bench], ...sent });
    expect(has(await note())).toEqual([true, true, true]);
    const desk = await note("", (await order(["tableOffice", "stool"])).id);
    expect(desk).toContain(squeeze("Entsorgung: Schreibtisch"));
    expect(desk).toContain(squeeze("gehört nicht in den Hausmüll"));
    expect(left).not.toContain("Entsorgung");
    const other = (await order(["stool"])).id;
    expect([
      await note("ful_none"),
      (await admin("GET", `/furniture/orders/${other}/delivery-note?x=1`)).status,
    ]).toEqual(["404", 400]);
  },
);

test("a double click, and the same request once more, send once and mail once", async () => {
  const { id, numbers } = await order(["stool", "frame"]);
  const wish = { pieces: numbers, ...sent };
  const answers = await Promise.all([ship(id, wish), ship(id, wish), ship(id, wish)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ship(id, wish)).status).toBe(200);
  expect(await book(id)).toEqual({
    fulfilments: 1,
    shipped: 1,
    quantities: [
      [1, 1, 0],
      [1, 1, 0],
    ],
  });
  expect((await mailOf(id, "shipped")).count).toBe(1);
  const other = await ship(id, { ...wish, tracking_number: "another" });
  expect([other.status, codesOf(other.body)]).toEqual([400, ["already_gone"]]);
  expect(other.body.message).toContain(String(numbers[0]));
  const moves = await rows(
    "select 1 from furniture_workshop_move where order_id = $1 and to_step = 'on_the_way'",
    id,
  );
  expect(moves).toHaveLength(2);
});

longTest("who picks up gets the appointment in the mail, and nothing is ever on its way", async () => {
  const { id, numbers } = await order(["stool", "table"], { shipping: "pickup" });
  const [first] = numbers;
  const appointment = { day: "2027-01-15", from: "10:00", to: "12:30" };
  const { status, body } = await ship(id, { pieces: [first], appointment });
  expect([status, body.shipping?.shipments]).toMatchObject([
    200,
    [{ pieces: [first], appointment, shipped_at: null }],
  ]);
  expect(await stepsOf(id)).toEqual({ 1: "ready", 2: "accepted" });
  const mail = await mailOf(id, "ready_for_pickup");
  expect(mail.text).toContain("15. Januar 2027, zwischen 10:00 und 12:30 Uhr");
  expect((await ship(id, { pieces: [first], appointment })).status).toBe(200);
  expect((await ship(id, { pieces: [first] })).status).toBe(400);
  expect((await ship(id, { pieces: [numbers[1]] })).status).toBe(200);
  expect((await deliver(id, body.shipping.shipments[0].id)).status).toBe(200);
  expect(await stepsOf(id)).toEqual({ 1: "delivered", 2: "ready" });
  expect([await count(id, "ready_for_pickup"), await count(id, "shipped")]).toEqual([2, 0]);
});

longTest(
  "Medusa's own buttons move the board, never backwards, and also where no mail goes out",
  async () => {
    const { id, numbers } = await order(["stool", "sample"]);
    const { items } = await medusaOrder(id);
    const all = items.map((item: { id: string }) => ({ id: item.id, quantity: 1 }));
    const [sample] = (await piecesOf(id)).filter(({ kind }) => kind === "sample");
    expect((await move(String(sample?.number), "on_the_way", 1)).status).toBe(200);
    const step = async () => Object.values(await stepsOf(id)).sort();
    const path = `/orders/${id}/fulfillments`;
    await admin("POST", path, { items: all, no_notification: true });
    await until(async () => (await step()).join() === "on_the_way,packed");
    const [{ id: parcel }] = (await medusaOrder(id)).fulfillments;
    await admin("POST", `${path}/${parcel}/shipments`, { items: all, no_notification: true });
    await until(async () => (await step()).join() === "on_the_way,on_the_way");
    await admin("POST", `${path}/${parcel}/mark-as-delivered`, { no_notification: true });
    await until(async () => (await step()).join() === "delivered,delivered");
    expect(await count(id, "shipped")).toBe(0);
    expect((await shipping(id)).left).toEqual([]);
    expect(numbers).toHaveLength(2);
  },
);

longTest("an event of Medusa's that comes late moves nothing that staff took back meanwhile", async () => {
  const { id } = await order(["stool"]);
  const items = (await medusaOrder(id)).items.map((item: { id: string }) => ({ id: item.id, quantity: 1 }));
  await admin("POST", `/orders/${id}/fulfillments`, { items });
  await until(async () => (await stepsOf(id))[1] === "packed");
  const [{ id: parcel }] = (await medusaOrder(id)).fulfillments;
  const lock = `furniture-order:${id}`;
  // What holds the order keeps the event waiting.
  await hold(lock, 8);
  expect((await admin("POST", `/orders/${id}/fulfillments/${parcel}/shipments`, { items })).status).toBe(200);
  const [piece] = await piecesOf(id);
  expect((await takeBack(String(piece?.number), "waxed", Number(piece?.version), "Kratzer")).status).toBe(
    200,
  );
  await letGo(lock);
  // The customer is told after the board.
  await until(async () => (await count(id, "shipped")) === 1);
  expect(await stepsOf(id)).toEqual({ 1: "waxed" });
});

longTest("what Medusa's page packed is sent as a whole", async () => {
  const { id, numbers } = await order(["stool", "table"]);
  const { items } = await medusaOrder(id);
  await admin("POST", `/orders/${id}/fulfillments`, {
    items: items.map((item: { id: string }) => ({ id: item.id, quantity: 1 })),
  });
  const half = await ship(id, { pieces: [numbers[0]], ...sent });
  expect([half.status, codesOf(half.body)]).toEqual([400, ["packed_together"]]);
  for (const _pressedAgain of [false, true]) {
    const { status, body } = await ship(id, { pieces: numbers, ...sent });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.shipping.shipments).toMatchObject([{ forwarder: sent.forwarder }]);
  }
  expect(await book(id)).toMatchObject({ fulfilments: 1, shipped: 1 });
  expect((await mailOf(id, "shipped")).text).toContain(sent.forwarder);
});

longTest(
  "an event that was lost is made up for, and what staff took back since stays where they put it",
  async () => {
    const [lost, back] = [await order(["stool"]), await order(["stool"])];
    for (const { id, numbers } of [lost, back])
      expect((await ship(id, { pieces: numbers, ...sent })).status).toBe(200);
    await rows(
      "update furniture_workshop_piece set step = 'packed', step_at = now() - interval '1 hour' where order_id = $1",
      lost.id,
    );
    const [piece] = await piecesOf(back.id);
    expect((await takeBack(String(piece?.number), "waxed", Number(piece?.version), "Kratzer")).status).toBe(
      200,
    );
    await until(async () => (await stepsOf(lost.id))[1] === "on_the_way", 90);
    expect(await stepsOf(back.id)).toEqual({ 1: "waxed" });
  },
  120_000,
);

const HALVES: [string, string[], boolean][] = [
  [
    "before the order knew of the fulfilment",
    [
      "delete from order_fulfillment where order_id = $1",
      `update order_item set fulfilled_quantity = 0, raw_fulfilled_quantity = '{"value":"0","precision":20}', shipped_quantity = 0,
         raw_shipped_quantity = '{"value":"0","precision":20}' where order_id = $1`,
      "update fulfillment set shipped_at = null where id = $2",
    ],
    false,
  ],
  ["before the fulfilment was linked", ["delete from order_fulfillment where order_id = $1"], true],
  [
    "before the order booked it as packed",
    [
      `update order_item set fulfilled_quantity = 0, raw_fulfilled_quantity = '{"value":"0","precision":20}', shipped_quantity = 0,
         raw_shipped_quantity = '{"value":"0","precision":20}' where order_id = $1`,
      "update fulfillment set shipped_at = null where id = $2",
    ],
    true,
  ],
  [
    "after packing",
    [
      `update order_item set shipped_quantity = 0, raw_shipped_quantity = '{"value":"0","precision":20}' where order_id = $1`,
      "update fulfillment set shipped_at = null where id = $2",
    ],
    true,
  ],
  [
    "before the order booked it as sent",
    [
      `update order_item set shipped_quantity = 0, raw_shipped_quantity = '{"value":"0","precision":20}' where order_id = $1`,
    ],
    true,
  ],
  ["before the fulfilment was sent", ["update fulfillment set shipped_at = null where id = $2"], true],
  [
    "before the board and the mail",
    [
      "update furniture_workshop_piece set step = 'packed' where order_id = $1",
      "delete from furniture_mail where order_id = $1 and template = 'shipped'",
    ],
    true,
  ],
];

/** The short form takes the ends of the chain: before the order knows, and before board and mail do. */
const halves = HALVES.filter((_half, at) => LONG || at === 0 || at === HALVES.length - 1);

test.each(LONG ? halves : halves.slice(0, 1))(
  "a crash %s leaves a half that the same request finishes",
  async (_when, undo, keeps) => {
    const { id, numbers } = await order(["stool"]);
    const wish = { pieces: numbers, ...sent };
    const first = (await ship(id, wish)).body.shipping.shipments[0];
    await mailOf(id, "shipped");
    for (const statement of undo) {
      const values = statement.includes("$1") ? [id] : [first.id];
      await rows(statement.replace("$2", "$1"), ...values);
    }
    const { status, body } = await ship(id, wish);
    expect([status, body.message]).toEqual([200, undefined]);
    expect(await book(id)).toEqual({ fulfilments: 1, shipped: 1, quantities: [[1, 1, 0]] });
    expect(body.shipping.shipments).toHaveLength(1);
    expect(body.shipping.shipments[0].id === first.id).toBe(keeps);
    expect(body.shipping.shipments[0].tracking).toEqual([
      { number: "0034-7", url: "https://heide.example/7" },
    ]);
    expect(await stepsOf(id)).toEqual({ 1: "on_the_way" });
    await until(async () => (await mailOf(id, "shipped")).count === (keeps ? 1 : 2));
  },
);

const NONE = `0, raw_%_quantity = '{"value":"0","precision":20}' where order_id = $1`;
const unbooked = (what: string) => `update order_item set ${what}_quantity = ${NONE.replace("%", what)}`;
const undone = (what: string) =>
  `update fulfillment set ${what}_at = null where id in (select fulfillment_id from order_fulfillment where order_id = $1)`;
const UNLINKED = "delete from order_fulfillment where order_id = $1";
type Button = "pack" | "send" | "bring" | "unpack";

/** What a crash leaves of a step on Medusa's own page, and what is booked once its button is pressed again. */
const MEDUSAS_HALVES: [string, Button, string[], number[]][] = [
  ["before the order knew of the parcel", "pack", [UNLINKED, unbooked("fulfilled")], [1, 0, 0]],
  ["before the order booked it as packed", "pack", [unbooked("fulfilled")], [1, 0, 0]],
  ["before the parcel was linked", "pack", [UNLINKED], [1, 0, 0]],
  ["before the order booked it as sent", "send", [unbooked("shipped")], [1, 1, 0]],
  ["before the parcel was sent", "send", [undone("shipped")], [1, 1, 0]],
  ["before the order booked it as brought", "bring", [unbooked("delivered")], [1, 1, 1]],
  ["before the parcel was called off", "unpack", [], [0, 0, 0]],
];

test.each(LONG ? MEDUSAS_HALVES : MEDUSAS_HALVES.slice(1, 2))(
  "a crash on Medusa's own page %s leaves a half that the same button finishes",
  async (_when, half, undo, after) => {
    const { id } = await order(["stool"]);
    const items = (await medusaOrder(id)).items.map((item: { id: string }) => ({ id: item.id, quantity: 1 }));
    const path = `/orders/${id}/fulfillments`;
    let parcel = "";
    const press: Record<Button, () => Promise<Answer>> = {
      pack: () => admin("POST", path, { items }),
      send: () => admin("POST", `${path}/${parcel}/shipments`, { items }),
      bring: () => admin("POST", `${path}/${parcel}/mark-as-delivered`, {}),
      unpack: () => admin("POST", `${path}/${parcel}/cancel`, {}),
    };
    const before: Button[] = half === "unpack" ? ["pack"] : ["pack", "send", "bring"];
    for (const button of before) {
      expect((await press[button]()).status, button).toBe(200);
      parcel ||= (await medusaOrder(id)).fulfillments[0].id;
      if (button === half) break;
    }
    for (const statement of half === "unpack" ? [unbooked("fulfilled")] : undo) await rows(statement, id);
    expect([200, 400]).toContain((await press[half]()).status);
    const { fulfilments, shipped, quantities } = await book(id);
    expect({ fulfilments, shipped, quantities: quantities[0] }).toEqual({
      fulfilments: half === "unpack" ? 0 : 1,
      shipped: after[1],
      quantities: after,
    });
  },
);

/** What staff pack on Medusa's own page, and a crash left half of; `pack` does it again. */
async function halfPacked(id: string) {
  const items = (await medusaOrder(id)).items.map((item: { id: string }) => ({ id: item.id, quantity: 1 }));
  const pack = () => admin("POST", `/orders/${id}/fulfillments`, { items });
  await pack();
  const [, undo] = HALVES[0] ?? [];
  for (const statement of undo ?? []) if (statement.includes("$1")) await rows(statement, id);
  return { items, pack };
}

longTest(
  "a parcel that its order knows nothing of is called off, where its pieces were packed again since",
  async () => {
    const { id, numbers } = await order(["stool"]);
    const { items, pack } = await halfPacked(id);
    await pack();
    await rows(
      `update fulfillment f set canceled_at = null from fulfillment_item i
     where i.fulfillment_id = f.id and i.line_item_id = $1`,
      items[0].id,
    );
    const { body } = await ship(id, { pieces: numbers, ...sent });
    expect(body.shipping.shipments).toHaveLength(1);
    expect(await book(id)).toMatchObject({ fulfilments: 1, shipped: 1 });
  },
);

longTest("what staff pack again on Medusa's page after a crash is one parcel, and one mail", async () => {
  const { id, numbers } = await order(["stool"]);
  const { pack } = await halfPacked(id);
  expect((await pack()).status).toBe(200);
  const { status, body } = await ship(id, { pieces: numbers, ...sent });
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body.shipping.shipments).toHaveLength(1);
  expect((await deliver(id, body.shipping.shipments[0].id)).status).toBe(200);
  expect(await book(id)).toEqual({ fulfilments: 1, shipped: 1, quantities: [[1, 1, 1]] });
  await mailOf(id, "delivered");
  expect([await count(id, "shipped"), await count(id, "delivered")]).toEqual([1, 1]);
});

longTest(
  "while pieces are packed, here or on Medusa's page, no customer changes the address of the parcel",
  async () => {
    for (const how of ["here", "on Medusa's page"]) {
      const { id, numbers } = await order(["stool"]);
      const { items } = await medusaOrder(id);
      const [page] = await rows("select token from furniture_order_page where order_id = $1", id);
      const address = { first_name: "Anna", last_name: "Muster", postal_code: "10115", city: "Berlin" };
      const pack = () =>
        how === "here"
          ? ship(id, { pieces: numbers, ...sent })
          : admin("POST", `/orders/${id}/fulfillments`, { items: [{ id: items[0].id, quantity: 1 }] });
      const [changed, packed] = await Promise.all([
        store("POST", `/furniture/order-page/${page?.token}/delivery-address`, {
          ...address,
          address_1: "Andere Straße 7",
        }),
        pack(),
      ]);
      expect(packed.status, how).toBe(200);
      const [written] = await rows(
        `select a.address_1 as "order", d.address_1 as parcel from "order" o join order_address a on a.id = o.shipping_address_id
       join order_fulfillment l on l.order_id = o.id join fulfillment f on f.id = l.fulfillment_id
       join fulfillment_address d on d.id = f.delivery_address_id where o.id = $1`,
        id,
      );
      expect(written?.parcel, how).toBe(written?.order);
      expect(written?.order, how).toBe(changed.status === 200 ? "Andere Straße 7" : "Musterstraße 1");
    }
  },
);

test("nothing leaves before the money is there, while its payer disputes it, or once the order is cancelled", async () => {
  const cart = await orderableCart("stool");
  await terms(cart, { payment_method: "bank_transfer" });
  const unpaid = await placedUnpaid(cart);
  const [piece] = await boardOf(unpaid, 1);
  const waits = await ship(unpaid, { pieces: [piece?.number], ...sent });
  expect([waits.status, codesOf(waits.body)]).toEqual([400, ["waits_for_bank_transfer"]]);
  expect((await shipping(unpaid)).refusal).toBe(waits.body.message);
  expect(waits.body.message).toContain("noch nicht eingegangen");

  const { id, numbers } = await order(["stool"]);
  await rows(
    `insert into furniture_finding (id, reconciliation_id, code, outcome, subject, order_id, detail, last_seen_at)
     values ('ffind_ship_' || $1, '', 'dispute_open', 'flagged', $1, $1, 'bestritten', now())`,
    id,
  );
  expect(codesOf((await ship(id, { pieces: numbers })).body)).toEqual(["waits_for_dispute"]);
  await rows("delete from furniture_finding where order_id = $1", id);
  await admin("POST", `/orders/${id}/cancel`);
  expect(codesOf((await ship(id, { pieces: numbers })).body)).toEqual(["order_cancelled"]);
  expect((await ship("order_unknown", { pieces: numbers })).status).toBe(404);
});

test("what does not fit is refused with its field, and nothing is packed", async () => {
  const [home, pickup] = [await order(["stool"]), await order(["stool"], { shipping: "pickup" })];
  const pieces = home.numbers;
  const appointment = { day: "2027-01-15", from: "10:00", to: "12:30" };
  const wrong: [string, string, object][] = [
    [home.id, "pieces", { ...sent }],
    [home.id, "pieces", { pieces: [] }],
    [home.id, "pieces", { pieces: ["9.9"] }],
    [home.id, "pieces.0", { pieces: [7] }],
    [home.id, "forwarder", { pieces, forwarder: "x".repeat(61) }],
    [home.id, "tracking_number", { pieces, tracking_number: "x".repeat(61) }],
    [home.id, "tracking_number", { pieces, tracking_number: "1\n2" }],
    [home.id, "tracking_number", { pieces, tracking_url: "https://heide.example/7" }],
    [home.id, "tracking_url", { pieces, tracking_number: "7", tracking_url: "javascript:alert(1)" }],
    [
      home.id,
      "tracking_url",
      { pieces, tracking_number: "7", tracking_url: `https://a.example/${"x".repeat(500)}` },
    ],
    [home.id, "appointment", { pieces, appointment }],
    [home.id, "note", { pieces, note: "bald" }],
    [pickup.id, "forwarder", { pieces: pickup.numbers, ...sent }],
    [
      pickup.id,
      "appointment.day",
      { pieces: pickup.numbers, appointment: { ...appointment, day: "2020-01-15" } },
    ],
    [
      pickup.id,
      "appointment.day",
      { pieces: pickup.numbers, appointment: { ...appointment, day: "2027-02-30" } },
    ],
    [
      pickup.id,
      "appointment.day",
      { pieces: pickup.numbers, appointment: { ...appointment, day: "2031-01-15" } },
    ],
    [pickup.id, "appointment.to", { pieces: pickup.numbers, appointment: { ...appointment, to: "09:00" } }],
    [
      pickup.id,
      "appointment.from",
      { pieces: pickup.numbers, appointment: { ...appointment, from: "25:00" } },
    ],
  ];
  for (const [id, path, wish] of wrong) {
    const { status, body } = await ship(id, wish);
    expect([path, status], JSON.stringify(body)).toEqual([path, 400]);
    expect(body, path).toMatchObject({ message: expect.any(String) });
    expect(body.issues.map((issue: { path: string }) => issue.path)).toContain(path);
  }
  for (const { id } of [home, pickup]) expect((await book(id)).fulfilments).toBe(0);
  expect((await deliver(home.id, "ful_unknown")).status).toBe(404);
  const packed = await admin("POST", `/orders/${home.id}/fulfillments?fields=id,*fulfillments`, {
    items: [{ id: (await medusaOrder(home.id)).items[0].id, quantity: 1 }],
  });
  const early = await deliver(home.id, packed.body.order.fulfillments[0].id);
  expect([early.status, codesOf(early.body)]).toEqual([400, ["not_shipped"]]);
});

longTest(
  "a crash between a step of a shipment and its mail loses no mail, and what staff pack on Medusa's own page is left to them",
  async () => {
    const [parcel, pickup, own, packed, posted] = [
      await order(["stool"]),
      await order(["stool"], { shipping: "pickup" }),
      await order(["stool"]),
      await order(["stool"]),
      await order(["stool"]),
    ];
    // On Medusa's page without a mail; the next step is done here.
    for (const { id } of [packed, posted]) {
      const items = (await medusaOrder(id)).items.map((item: { id: string }) => ({
        id: item.id,
        quantity: 1,
      }));
      const quiet = { items, no_notification: true };
      await admin("POST", `/orders/${id}/fulfillments`, quiet);
      const [{ id: made }] = (await medusaOrder(id)).fulfillments;
      if (id === posted.id) {
        await admin("POST", `/orders/${id}/fulfillments/${made}/shipments`, quiet);
        expect((await deliver(id, made)).status).toBe(200);
      } else expect((await ship(id, { pieces: packed.numbers, ...sent })).status).toBe(200);
    }
    expect((await ship(parcel.id, { pieces: parcel.numbers, ...sent })).status).toBe(200);
    const { shipments } = await shipping(parcel.id);
    expect((await deliver(parcel.id, shipments[0].id)).status).toBe(200);
    expect((await ship(pickup.id, { pieces: pickup.numbers })).status).toBe(200);
    expect((await ship(own.id, { pieces: own.numbers, ...sent })).status).toBe(200);
    const expected: [string, string][] = [
      [parcel.id, "shipped"],
      [parcel.id, "delivered"],
      [pickup.id, "ready_for_pickup"],
      [packed.id, "shipped"],
      [posted.id, "delivered"],
    ];
    for (const [id, template] of [...expected, [own.id, "shipped"] as const]) await mailOf(id, template);
    const of = "id in (select fulfillment_id from order_fulfillment where order_id = $1)";
    await rows(`update fulfillment set metadata = metadata - 'told' where ${of}`, own.id);
    for (const { id } of [parcel, pickup, own, packed, posted]) {
      await rows(
        "delete from furniture_mail where order_id = $1 and template in ('shipped', 'delivered', 'ready_for_pickup')",
        id,
      );
      for (const at of ["packed_at", "shipped_at", "delivered_at"])
        await rows(`update fulfillment set ${at} = ${at} - interval '5 minutes' where ${of}`, id);
    }
    for (const [id, template] of expected) {
      await until(async () => (await count(id, template)) === 1, 90);
    }
    for (const { id } of [own, posted]) expect(await count(id, "shipped")).toBe(0);
  },
);
