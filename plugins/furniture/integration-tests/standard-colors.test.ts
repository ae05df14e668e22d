import { afterEach, expect, test } from "vitest";
import { longOnly } from "../../../tests/long-run";
import {
  add,
  checkout,
  complete,
  fromVienna,
  look,
  newCart,
  orderableCart,
  shop,
  staffToken,
  store,
} from "../../../tests/shopper/shop";
import { readPdf, squeeze } from "../src/domain/production-sheet/pdf-text.cases";
import { formOf, preview } from "./changed-orders";
import { mutate } from "./content-lake";
import { openMail, sentMailsOf } from "./mailbox";
import { paidOrder } from "./staff-deeds";

const longTest = longOnly(test);

const MOSS = {
  _id: "standardColor-test-moss",
  _type: "standardColor",
  name: { _type: "localeString", de: "Tannenmoos", en: "Fir moss" },
  hex: "#0f4336",
  ral: "RAL 6005",
  orderRank: "9|zzzzzz:",
};
const IN_MOSS = { color: { chooseOwnColor: false, hex: "#0F4336" } };
const publish = (change: object = {}) => mutate({ createOrReplace: { ...MOSS, ...change } });
const remove = () => mutate({ delete: { id: MOSS._id } });
const price = (configuration: unknown) => store("POST", "/furniture/price", { kind: "stool", configuration });
/** The shop may say what it remembers for as long as the keeper keeps it. */
const SOON = { timeout: 15_000, interval: 500 };

afterEach(remove);

longTest(
  "a standard colour staff add costs nothing extra; one they never added is refused, and so is a hidden one",
  async () => {
    const plain = (await price({})).body.price;
    const before = await price(IN_MOSS);
    expect([before.status, before.body.issues[0].path]).toEqual([400, "color.hex"]);
    await publish();
    await expect.poll(async () => (await price(IN_MOSS)).body.price, SOON).toBe(plain);
    expect((await price({ color: { chooseOwnColor: false, hex: "#0F4337" } })).status).toBe(400);
    await publish({ hidden: true });
    await expect.poll(async () => (await price(IN_MOSS)).status, SOON).toBe(400);
  },
);

longTest(
  "a colour removed after the order is readable in mail, admin and sheet; the cart that has it keeps its price",
  async () => {
    await publish();
    const cart = await orderableCart();
    await expect.poll(async () => (await add(cart, "stool", IN_MOSS)).status, SOON).toBe(200);
    const kept = await newCart();
    const { summary } = (await add(kept, "stool", IN_MOSS)).body;
    await remove();
    await expect.poll(async () => (await price(IN_MOSS)).status, SOON).toBe(400);

    const still = await look(kept);
    expect(still.summary.lines[0]).toMatchObject({
      price: summary.lines[0].price,
      configuration: {
        color: { hex: "#0F4336", ral: "RAL 6005", name: { de: "Tannenmoos", en: "Fir moss" } },
      },
    });
    await fromVienna(cart);
    await checkout(cart);
    const { order } = (await complete(cart)).body;
    const [mail] = await sentMailsOf(order.id);
    expect(mail && (await openMail(mail)).text).toContain("Tannenmoos (RAL 6005)");
    const sheet = await fetch(`${shop.medusa}/admin/furniture/orders/${order.id}/production-sheet`, {
      headers: { authorization: `Bearer ${await staffToken()}` },
    });
    const text = readPdf(Buffer.from(await sheet.arrayBuffer()))
      .map(({ squeezed }) => squeezed)
      .join("");
    expect(text).toContain(squeeze("Tannenmoos, RAL 6005"));
  },
);

longTest(
  "a piece that was ordered in a colour of staff keeps it and costs nothing more when it is changed after the colour is gone or mixed anew",
  async () => {
    await publish();
    await expect.poll(async () => (await price(IN_MOSS)).status, SOON).toBe(200);
    const { id } = await paidOrder([["stool", IN_MOSS]]);
    await publish({ ral: "RAL 6009", name: { ...MOSS.name, de: "Tanne" } });
    const wished = async () => {
      const [{ id: line_id, configuration }] = (await formOf(id)).lines;
      const wish = { ...configuration, frameType: "massive" };
      const { body } = await preview(id, { lines: [{ line_id, kind: "stool", configuration: wish }] });
      const [line] = body.preview.after.lines;
      return [body.preview.issues, line.change, line.details];
    };
    const kept = [
      [],
      "changed",
      expect.arrayContaining([{ label: "Farbe", value: "Tannenmoos (RAL 6005)" }]),
    ];
    const isMixedAnew = async () => (await add(await newCart(), "stool", IN_MOSS)).body.summary.lines[0];
    await expect
      .poll(async () => (await isMixedAnew()).configuration.color, SOON)
      .toMatchObject({ ral: "RAL 6009" });
    expect(await wished()).toEqual(kept);
    await remove();
    await expect.poll(async () => (await price(IN_MOSS)).status, SOON).toBe(400);
    expect(await wished()).toEqual(kept);
  },
);

test("a RAL number is kept with the piece and has the table's hex value; an unknown one is refused by name", async () => {
  const cart = await newCart();
  const color = { chooseOwnColor: true, ral: "RAL 5024", hex: "#000000" };
  const { summary } = (await add(cart, "stool", { color })).body;
  expect(summary.lines[0].configuration.color).toEqual({
    chooseOwnColor: true,
    hex: "#6A93B0",
    ral: "RAL 5024",
  });
  const refused = await price({ color: { chooseOwnColor: true, ral: "RAL 9999" } });
  expect([refused.status, refused.body.issues[0].path]).toEqual([400, "color.ral"]);
  expect(refused.body.issues[0].message).toContain("RAL Classic");
});
