import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import { fulfilmentsOf, readAppointment } from "./fulfilments";

const APPOINTMENT = { day: "2026-12-04", from: "10:00", to: "11:30" };
const PACKED = "2026-12-01T08:00:00.000Z";

/** A fulfilment as Medusa keeps it. */
const row = (over: object = {}) => ({
  ...{ id: "ful_1", packed_at: PACKED, shipped_at: null, delivered_at: null, canceled_at: null },
  ...{ metadata: null, labels: [], items: [{ line_item_id: "line_1", quantity: 1 }] },
  ...over,
});

/** What the shop reads of an order's fulfilments. */
async function read(...fulfillments: unknown[]) {
  const container = { resolve: () => ({ graph: async () => ({ data: [{ id: "order_1", fulfillments }] }) }) };
  return fulfilmentsOf(container as unknown as MedusaContainer, "order_1");
}

test("what is packed lies in the workshop until it is sent, and what was called off is none", async () => {
  const off = row({ id: "ful_0", canceled_at: PACKED });
  const sent = row({ id: "ful_2", shipped_at: PACKED, delivered_at: "2026-12-03T08:00:00Z" });
  const [waiting, gone, ...others] = await read(off, row(), null, sent);
  expect(waiting).toEqual({
    id: "ful_1",
    packedAt: new Date(PACKED),
    ...{ shippedAt: null, deliveredAt: null, tracking: [], leftWithoutNumber: false },
    ...{ forwarder: null, appointment: null, lineIds: ["line_1"], quantities: new Map([["line_1", 1]]) },
  });
  expect([gone?.shippedAt, gone?.deliveredAt]).toEqual([new Date(PACKED), new Date("2026-12-03T08:00:00Z")]);
  expect(others).toEqual([]);
});

test("shipments and the parcels of each are told as they left, however Medusa answers them", async () => {
  const labels = ["03", "01", "02"].map((at) => ({ id: `fulla_${at}`, tracking_number: at }));
  const told = await read(row({ id: "ful_2" }), row({ id: "ful_3" }), row({ id: "ful_1", labels }));
  expect(told.map(({ id }) => id)).toEqual(["ful_1", "ful_2", "ful_3"]);
  expect(told[0]?.tracking.map(({ number }) => number)).toEqual(["01", "02", "03"]);
});

test("parcels of one millisecond are told by their numbers, whatever else their ids say", async () => {
  const label = (id: string, tracking_number: string) => ({ id, tracking_number });
  const labels = [
    label("fulla_01M8N3JE8TB", "02"),
    label("fulla_01M8N3JE8TC", "01"),
    label("fulla_01M8N3JE8SZ", "03"),
  ];
  const [told] = await read(row({ labels }));
  expect(told?.tracking.map(({ number }) => number)).toEqual(["03", "01", "02"]);
});

test("a parcel is looked up where its forwarder says, and nowhere else does a number lead", async () => {
  let made = 0;
  const label = (tracking_number: string | null, tracking_url?: string) => ({
    id: `fulla_${String(++made).padStart(2, "0")}`,
    tracking_number,
    tracking_url,
  });
  const labels = [
    label(" 0034 ", "https://post.example/0034"),
    label("0035", "#"),
    label("0039", "http://post.example/0039"),
    label("0040", "xhttps://post.example/0040"),
    label("0036", "javascript:alert(1)"),
    label("0037", "data:text/html,x"),
    label("0038"),
    label("", "https://post.example/"),
    label(null, "https://post.example/"),
    null,
  ];
  const [{ tracking } = { tracking: [] }] = await read(row({ labels }));
  expect(tracking).toEqual([
    { number: "0034", url: "https://post.example/0034" },
    { number: "0035", url: null },
    { number: "0039", url: "http://post.example/0039" },
    ...["0040", "0036", "0037", "0038"].map((number) => ({ number, url: null })),
  ]);
});

test("a fulfilment without parcels or pieces has none, and one of several pieces says how many of each", async () => {
  const [bare] = await read(row({ labels: null, items: null }));
  expect(bare).toMatchObject({ tracking: [], lineIds: [], quantities: new Map() });
  const items = [{ line_item_id: "wax", quantity: 3 }, null, { line_item_id: null, quantity: 1 }];
  expect((await read(row({ items })))[0]?.quantities).toEqual(new Map([["wax", 3]]));
});

test("what staff wrote beside it is read, and what stands there otherwise is left out", async () => {
  const metadata = {
    forwarder: "Spedition Nord",
    appointment: APPOINTMENT,
    left_without_number: true,
    own: 1,
  };
  const [kept] = await read(row({ metadata }));
  expect(kept).toMatchObject({
    forwarder: "Spedition Nord",
    appointment: APPOINTMENT,
    leftWithoutNumber: true,
  });
  const broken = { forwarder: 7, appointment: { day: "tomorrow" }, left_without_number: "yes" };
  for (const other of [broken, "words", null]) {
    const [found] = await read(row({ metadata: other }));
    expect(found).toMatchObject({ forwarder: null, appointment: null, leftWithoutNumber: false });
  }
});

test.each([
  [{ ...APPOINTMENT, day: "2026-02-30" }],
  [{ ...APPOINTMENT, from: "10:00:00" }],
  [{ ...APPOINTMENT, to: "25:00" }],
  [{ ...APPOINTMENT, who: "Anna" }],
  [undefined],
])("%j is no appointment", (kept) => {
  expect(readAppointment(kept)).toBeNull();
});
