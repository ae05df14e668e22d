import { expect, test } from "vitest";
import { admin, until } from "../../../tests/shopper/shop";
import { mailsOf } from "./mailbox";
import { bring, paidOrder, takeBack } from "./staff-deeds";
import { boardOf } from "./workshop";

const shippingOf = (id: string) => `/furniture/orders/${id}/shipping`;

test("a piece that has come back is not sent once more by mistake: staff read why, and the piece beside it leaves", async () => {
  const order = await paidOrder([["stool"], ["bench"]]);
  const [stool] = order.items;
  await bring(order, [stool ?? ""]);
  await takeBack(order, [stool ?? ""]);
  const pieces = await boardOf(order.id, 2);
  const [back, left] = ["stool", "bench"].map((kind) => pieces.find((piece) => piece.kind === kind)?.number);
  for (const wished of [[back], [left, back]]) {
    const { status, body } = await admin("POST", shippingOf(order.id), { pieces: wished });
    expect([status, body.issues?.[0]?.code]).toEqual([400, "piece_returned"]);
  }
  expect((await admin("POST", shippingOf(order.id), { pieces: [left] })).status).toBe(200);
});

test("a shipment has at most twenty numbers, and of one beyond them no customer hears", async () => {
  const { id } = await paidOrder([["stool"]]);
  const [piece] = await boardOf(id, 1);
  const { body } = await admin("POST", shippingOf(id), { pieces: [piece?.number], tracking_number: "P-1" });
  const path = `${shippingOf(id)}/${body.shipping.shipments[0].id}/parcels`;
  for (let number = 2; number <= 20; number++)
    expect((await admin("POST", path, { tracking_number: `P-${number}` })).status).toBe(200);
  const beyond = await admin("POST", path, { tracking_number: "P-21" });
  expect([beyond.status, beyond.body.issues?.[0]?.code]).toEqual([400, "too_many_parcels"]);
  // One that is there already is told once more.
  expect((await admin("POST", path, { tracking_number: "P-20" })).status).toBe(200);
  const told = async () => (await mailsOf(id)).filter(({ template }) => template === "shipped").length;
  await until(async () => (await told()) >= 20);
  expect(await told()).toBe(20);
});
