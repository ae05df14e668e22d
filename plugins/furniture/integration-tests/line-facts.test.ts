import { randomUUID } from "node:crypto";
import type { Kind } from "@planke46/furniture-rules";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  add,
  admin,
  checkout,
  complete,
  fromVienna,
  look,
  newCart,
  orderableCart,
  rows,
  store,
} from "../../../tests/shopper/shop";
import { from, newPlank } from "./plank-stock";

const OWN = { chooseOwnColor: true, hex: "#8A1F2B" };
const picked: Record<string, { id: string; title: string }> = {};
const tag = randomUUID();

beforeAll(async () => {
  for (const list of ["table", "tableOffice", "bench", "stool", "shelf"]) {
    const plank = { id: `plank_${randomUUID()}`, title: `Planke · Astloch für ${list}` };
    await rows(
      `insert into furniture_plank (id, list, name, title, image, length, width)
       values ($1, $2, $3, $4, 'planke.webp', 220, 20)`,
      plank.id,
      list,
      `${tag}-${list}`,
      plank.title,
    );
    picked[list] = plank;
  }
});
afterAll(() => rows("delete from furniture_plank where name like $1", `${tag}%`));

const plankOf = (list: string) => picked[list] ?? { id: "", title: "" };

interface Piece {
  kind: Kind;
  configuration: () => Record<string, unknown>;
  subtitle: string;
  facts: () => Record<string, unknown>;
}

/** One interesting piece of each kind, and what its line has to say. */
const PIECES: Piece[] = [
  {
    kind: "table",
    configuration: () => ({
      dimensions: { chosen: "individual", length: 187, width: 93, height: 71 },
      tableTop: "solid",
      frameType: "diagonal",
      color: OWN,
      choosePlanks: true,
      planks: [null, plankOf("table").id, null, null],
    }),
    subtitle: "187 × 93 × 71 cm · Gestell diagonal · Wunschfarbe #8A1F2B",
    facts: () => ({
      name: "Tisch",
      dimensions: "187 × 93 × 71 cm",
      length: 187,
      width: 93,
      height: 71,
      frame_name: "diagonal",
      color: "#8A1F2B",
      color_name: "",
      own_color: true,
      choose_planks: true,
      planks: [{ position: 2, ...plankOf("table") }],
      number_of_planks: 4,
      table_top: "solid",
      made_to_measure: true,
    }),
  },
  {
    kind: "tableOffice",
    configuration: () => ({
      color: { hex: "#383430" },
      choosePlanks: true,
      planks: [plankOf("tableOffice").id],
    }),
    subtitle: "160 × 80 cm, Höhe 67–127 cm · Roh, Klarlack",
    facts: () => ({
      name: "Schreibtisch",
      dimensions: "160 × 80 cm, Höhe 67–127 cm",
      frame_name: "",
      color: "#383430",
      color_name: "Klarlack",
      own_color: false,
      choose_planks: true,
      planks: [{ position: 1, ...plankOf("tableOffice") }],
      number_of_planks: 1,
      made_to_measure: true,
    }),
  },
  {
    kind: "bench",
    configuration: () => ({
      dimensions: { chosen: "twoPerson" },
      frameType: "massive",
      color: { hex: "#FFFFFF" },
    }),
    subtitle: "120 × 40 × 45 cm · Gestell massiv · Weiß",
    facts: () => ({
      name: "Bank",
      dimensions: "120 × 40 × 45 cm",
      length: 120,
      width: 40,
      height: 45,
      frame_name: "massiv",
      color: "#FFFFFF",
      color_name: "Weiss",
      color_ral: "RAL 9016",
      own_color: false,
      choose_planks: false,
      planks: [],
      number_of_planks: 1,
      made_to_measure: false,
    }),
  },
  {
    kind: "stool",
    configuration: () => ({
      dimensions: { chosen: "high" },
      choosePlanks: true,
      planks: [plankOf("stool").id],
    }),
    subtitle: "40 × 40 × 75 cm · Gestell einfach · Graphit",
    facts: () => ({
      name: "Hocker",
      dimensions: "40 × 40 × 75 cm",
      length: 40,
      width: 40,
      height: 75,
      frame_name: "einfach",
      color: "#27292B",
      color_name: "Graphit",
      color_ral: "RAL 9011",
      own_color: false,
      choose_planks: true,
      planks: [{ position: 1, ...plankOf("stool") }],
      number_of_planks: 1,
      made_to_measure: true,
    }),
  },
  {
    kind: "shelf",
    configuration: () => ({
      dimensions: { width: 150, height: 90 },
      numberOfPlanks: 3,
      numberOfPillars: 2,
      frameType: "closed",
      boards: [
        { distanceFromTop: 10, leftShort: true },
        { distanceFromTop: 40 },
        { distanceFromTop: 70, rightShort: true },
      ],
      choosePlanks: true,
      planks: [plankOf("shelf").id, null, null],
    }),
    subtitle: "150 × 30 × 90 cm · Gestell geschlossen · Graphit",
    facts: () => ({
      name: "Regal",
      dimensions: "150 × 30 × 90 cm",
      width: 150,
      depth: 30,
      height: 90,
      frame_name: "geschlossen",
      color: "#27292B",
      color_name: "Graphit",
      color_ral: "RAL 9011",
      own_color: false,
      choose_planks: true,
      planks: [{ position: 1, ...plankOf("shelf") }],
      number_of_planks: 3,
      number_of_pillars: 2,
      boards: [
        { distance_from_top: 10, left_short: true, right_short: false },
        { distance_from_top: 40, left_short: false, right_short: false },
        { distance_from_top: 70, left_short: false, right_short: true },
      ],
      made_to_measure: true,
    }),
  },
  {
    kind: "frame",
    configuration: () => ({
      dimensions: { width: 61, height: 43 },
      filling: "passepartout",
      passepartoutColor: "#AABBCC",
    }),
    subtitle: "61 × 43 cm · Passepartout",
    facts: () => ({
      name: "Rahmen",
      dimensions: "61 × 43 cm",
      width: 61,
      height: 43,
      frame_name: "",
      color: "",
      color_name: "",
      own_color: false,
      choose_planks: false,
      planks: [],
      number_of_planks: 0,
      filling: "passepartout",
      passepartout_color: "#AABBCC",
      made_to_measure: true,
    }),
  },
  {
    kind: "sample",
    configuration: () => ({ color: { hex: "#FFFFFF" } }),
    subtitle: "Weiß",
    facts: () => ({
      name: "Muster",
      dimensions: "",
      frame_name: "",
      color: "#FFFFFF",
      color_name: "Weiss",
      color_ral: "RAL 9016",
      own_color: false,
      choose_planks: false,
      planks: [],
      number_of_planks: 0,
      made_to_measure: false,
    }),
  },
];

/** With the words that Medusa's own pages tell pieces apart by. */
const LINE = "title, subtitle, variant_title, metadata";

test("all seven kinds are frozen with their lines, from the cart to the order", {
  timeout: 120_000,
}, async () => {
  const cart = await orderableCart();
  for (const { kind, configuration } of PIECES) {
    const { status, body } = await add(cart, kind, configuration());
    expect([status, kind, body.issues ?? []]).toEqual([200, kind, []]);
  }
  await fromVienna(cart);
  const { summary } = await look(cart);
  const inCart = await rows(
    `select ${LINE} from cart_line_item where cart_id = $1 and deleted_at is null`,
    cart,
  );
  for (const { kind, configuration, subtitle, facts } of PIECES) {
    const line = summary.lines.find((one: { kind: Kind }) => one.kind === kind);
    expect(line.facts).toEqual({ kind, ...facts() });
    expect(line.configuration).toMatchObject(configuration());
    const stored = inCart.find(({ metadata }) => (metadata as { kind: Kind }).kind === kind);
    expect(stored).toEqual({
      title: facts().name,
      subtitle,
      variant_title: subtitle,
      metadata: { kind, configuration_id: line.configuration_id, ...facts() },
    });
  }
  await checkout(cart);
  const { body } = await complete(cart);
  const ordered = await rows(
    `select ${LINE} from order_line_item where id in (select item_id from order_item where order_id = $1)`,
    body.order.id,
  );
  const byTitle = (one: Record<string, unknown>, other: Record<string, unknown>) =>
    String(one.title).localeCompare(String(other.title));
  expect([...ordered].sort(byTitle)).toEqual([...inCart].sort(byTitle));
  const sheet = await admin("GET", `/furniture/orders/${body.order.id}`);
  for (const [index, { kind, facts }] of PIECES.entries()) {
    const line = sheet.body.order.lines[index];
    expect(line).toMatchObject({ kind, number: `${sheet.body.order.number}.${index + 1}` });
    expect(line.facts).toEqual({ kind, ...facts() });
    const [row] = await rows(
      "select configuration from furniture_configuration where id = $1",
      line.configuration_id,
    );
    expect(line.configuration).toEqual(row?.configuration);
  }
});

test("a plank is named with the title it had when it was picked", async () => {
  const { id } = plankOf("bench");
  const cart = await newCart();
  await add(cart, "bench", { choosePlanks: true, planks: [id] });
  await rows("update furniture_plank set title = 'Umbenannt' where id = $1", id);
  const { summary } = await look(cart);
  expect(summary.lines[0].facts.planks).toEqual([{ position: 1, ...plankOf("bench") }]);
});

test("a line freezes the German title of its plank, which the workshop reads, in an English cart as well", async () => {
  const plank = await newPlank("bench");
  const cart = await newCart();
  await store("POST", `/carts/${cart}`, { locale: "en" });
  await add(cart, "bench", from(plank));
  const { summary } = await look(cart);
  expect(summary.lines[0].facts.planks).toEqual([{ position: 1, id: plank.id, title: plank.title }]);
});

test.each([
  { metadata: { made_to_measure: false } },
  { quantity: 1, metadata: { made_to_measure: false } },
  { quantity: 1, metadata: {} },
  { quantity: 1, title: "Geschenk" },
  { title: "Geschenk" },
  { quantity: 1, additional_data: { metadata: { made_to_measure: false } } },
])("no stock route changes what a line says: %j", async (change) => {
  const cart = await newCart();
  await add(cart, "table");
  const { summary } = await look(cart);
  const [line] = summary.lines;
  expect((await store("POST", `/carts/${cart}/line-items/${line.id}`, change)).status).toBe(400);
  // Medusa has no route for many lines at once; if one comes, it is not a way round.
  const batch = { update: [{ id: line.id, ...change }] };
  expect((await store("POST", `/carts/${cart}/line-items/batch`, batch)).status).toBeGreaterThanOrEqual(400);
  expect((await look(cart)).summary.lines[0].facts).toEqual(line.facts);
  expect(line.facts.made_to_measure).toBe(true);
});
