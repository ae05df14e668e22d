import {
  boardList,
  defaultConfiguration,
  KINDS,
  type Kind,
  parseConfiguration,
  steelList,
} from "@planke46/furniture-rules";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sheetDocument, sheetsDocument } from "./document";
import { PAGE } from "./layout";
import { type PrintedPage, readPdf, squeeze } from "./pdf-text.cases";
import { print } from "./print";
import type { ProductionSheet, SheetPiece } from "./sheet";
import { piece, sheetOf } from "./sheet.cases";

const STOCK = [
  { id: "plank_01KAAAA", name: "07", title: "Planke 07 · drei Astlöcher" },
  { id: "plank_01KBBBB", name: "12", title: "Planke 12 · rote Farbspur" },
];
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(4);

async function pagesOf(sheet: ProductionSheet): Promise<PrintedPage[]> {
  return readPdf(await print(sheetDocument(sheet)));
}
const textOf = (pages: readonly PrintedPage[]) => pages.map(({ squeezed }) => squeezed).join("");
const german = (value: number) => String(value).replace(".", ",");

/** A piece of each kind with as much to say as its kind has. */
const PIECES: [Kind, object][] = [
  [
    "table",
    {
      dimensions: { chosen: "individual", length: 187, width: 93, height: 71 },
      frameType: "diagonal",
      color: { chooseOwnColor: true, hex: "#8A1F2B" },
      choosePlanks: true,
      planks: [STOCK[0]?.id, null, STOCK[1]?.id, null],
    },
  ],
  ["tableOffice", { color: { hex: "#383430" }, choosePlanks: true, planks: [STOCK[0]?.id] }],
  ["bench", { dimensions: { chosen: "threePerson" }, frameType: "massive" }],
  ["stool", { dimensions: { chosen: "high" }, color: { hex: "#FFFFFF" } }],
  ["shelf", { numberOfPlanks: 10, frameType: "closed", choosePlanks: true, planks: tenPlanks() }],
  ["frame", { dimensions: { width: 61, height: 43 }, filling: "passepartout", passepartoutColor: "#AABBCC" }],
  ["sample", {}],
];

function tenPlanks(): (string | null)[] {
  return Array.from({ length: 10 }, (_, index) => (index === 3 ? (STOCK[1]?.id ?? null) : null));
}

test.each(PIECES)(
  "every board and every steel part of a %s is printed with its measures",
  async (kind, given) => {
    const made = piece(kind, given, 1, STOCK);
    const text = textOf(await pagesOf(sheetOf([made])));
    const boards = boardList(made.line.parts);
    expect(boards.length).toBeGreaterThan(0);
    for (const { length, width, thickness } of boards) {
      expect(text).toContain(squeeze(`${german(length)} × ${german(width)} × ${german(thickness)}`));
    }
    const sizes = text.match(/\d+(,\d)?×\d+(,\d)?×\d+(,\d)?/g) ?? [];
    expect(sizes.length).toBeGreaterThanOrEqual(boards.length);
    for (const { count, length, form } of steelList(made.line.parts)) {
      if (form !== "foot") expect(text).toMatch(new RegExp(`${count}×[^×]+×.*mm${german(length)}`));
    }
    for (const { id, title, name } of made.planks.values()) {
      if (!boards.some(({ plank }) => plank?.id === id)) continue;
      expect(text).toContain(squeeze(`Nr. ${name} · ${title}`));
      expect(text).not.toContain(id);
    }
    const left = boards.filter(({ plank, role }) => !plank?.id && role === "board").length;
    expect(text.match(/Werkstatt(?!\()\d/g) ?? []).toHaveLength(left);
  },
);

test("each piece starts a page of its own with its line number, the promise and the express mark", async () => {
  const pieces = PIECES.map(([kind, given], index) => piece(kind, given, index + 1, STOCK));
  const pages = await pagesOf(sheetOf(pieces));
  expect(pages.length).toBeGreaterThan(pieces.length);
  for (const { line } of pieces) {
    const page = pages
      .slice(1)
      .find(({ squeezed }) => squeezed.includes(squeeze(`${line.number}  ${line.title}`)));
    expect(page?.squeezed.includes("EXPRESS")).toBe(line.kind !== "sample");
    expect(page?.squeezed).toContain("bis19.12.2026");
  }
  for (const [index, { squeezed, width, height }] of pages.entries()) {
    expect(squeezed).toContain(`Seite${index + 1}von${pages.length}`);
    expect(squeezed).toContain("Produktionsblatt1046");
    expect([width, height]).toEqual([595.28, 841.89]);
  }
});

test("the first page says who, when, how paid, what was written, and what is to be built", async () => {
  const record = {
    ...sheetOf([]).record,
    pay_by: "bank_transfer",
    message: "Bitte klingeln – 3. Stock, 20 € Trinkgeld",
  };
  const sheet = sheetOf([piece("bench", {})], {
    record: record as ProductionSheet["record"],
    cancelled: true,
  });
  const [first] = await pagesOf(sheet);
  for (const words of [
    "Anna Muster, Musterstraße 1, 10115 Berlin",
    "Telefon 030 1234567",
    "21.11.2026",
    "19.12.2026 (4 Wochen)",
    "Überweisung: Eingang vor dem Bau prüfen",
    "Bitte klingeln – 3. Stock, 20 € Trinkgeld",
    "STORNIERT",
    "220 × 40 × 45 cm (eigenes Maß)",
  ]) {
    expect(first?.squeezed).toContain(squeeze(words));
  }
});

test("a transfer that has come says when, and no longer to wait for it", async () => {
  const record = { ...sheetOf([]).record, pay_by: "bank_transfer" } as ProductionSheet["record"];
  const [first] = await pagesOf(sheetOf([piece("stool", {})], { record, paidOn: "24.11.2026" }));
  expect(first?.squeezed).toContain("Zahlungbezahltam24.11.2026");
});

test("a debit whose bank has not decided keeps the workshop waiting", async () => {
  const record = { ...sheetOf([]).record, pay_by: "direct_debit" } as ProductionSheet["record"];
  const [waiting] = await pagesOf(sheetOf([piece("stool", {})], { record }));
  expect(waiting?.squeezed).toContain(squeeze("Zahlung ausstehend (Lastschrift): erst bauen"));
  const [paid] = await pagesOf(sheetOf([piece("stool", {})], { record, paidOn: "24.11.2026" }));
  expect(paid?.squeezed).toContain("Zahlungbezahltam24.11.2026");
});

test("samples alone go by letter post and are promised in working days", async () => {
  const samplePromise = { on: "27.11.2026", time: "5 Werktage" };
  const sheet = sheetOf([piece("sample", {})], { express: false, promise: null, samplePromise });
  const pages = await pagesOf(sheet);
  expect(pages[0]?.squeezed).toContain(squeeze("Zugesagt bis 27.11.2026 (5 Werktage)"));
  expect(pages[0]?.squeezed).toContain(squeeze("Versand Briefpost"));
  expect(pages[1]?.squeezed).toContain("bis27.11.2026");
  expect(textOf(pages)).not.toMatch(/Spedition|Wochen/);
});

test("an order that is in no hurry has no express mark", async () => {
  const text = textOf(await pagesOf(sheetOf([piece("stool", {})], { express: false })));
  expect(text).not.toMatch(/express/i);
});

test("colour is printed with name and RAL; a colour of one's own by what was typed, and a hex value with the nearest RAL", async () => {
  const text = async (given: object) => textOf(await pagesOf(sheetOf([piece("stool", given)])));
  expect(await text({})).toContain(squeeze("Graphit, RAL 9011"));
  expect(await text({ color: { hex: "#383430" } })).toContain(
    squeeze("Roh, Klarlack (kein Pulver: Stahl sichtbar unter Klarlack)"),
  );
  expect(await text({ color: { chooseOwnColor: true, ral: "RAL 5024" } })).toContain(
    squeeze("Wunschfarbe RAL 5024 Pastellblau"),
  );
  const typed = await text({ color: { chooseOwnColor: true, hex: "#6B93B1" } });
  expect(typed).toContain(
    squeeze("Wunschfarbe #6B93B1, Farbton nach Absprache (am nächsten: RAL 5024 Pastellblau)"),
  );
  expect(await text({ color: { hex: "#FFFFFF" } })).not.toContain("#FFFFFF");
});

test("a picture frame's passepartout is printed with its colour and every strip", async () => {
  const given = {
    dimensions: { width: 61, height: 43 },
    filling: "passepartout",
    passepartoutColor: "#AABBCC",
  };
  const text = textOf(await pagesOf(sheetOf([piece("frame", given)])));
  expect(text).toContain(squeeze("2 × Passepartout #AABBCC 55 × 5,6 × 0,2"));
  expect(text).toContain(squeeze("1 × Karton 55 × 37 × 0,4"));
});

test("the sheet says what the page has promised: weight, load and parcel, and each piece still fits a page", async () => {
  const text = textOf(await pagesOf(sheetOf([piece("stool", {})])));
  // Added up by hand beside the rule: 9.4 kg.
  expect(text).toContain(squeeze("Gewicht etwa 9,5 kg"));
  expect(text).toContain(squeeze("Belastung bis 150 kg, gleichmäßig verteilt"));
  expect(text).toContain(squeeze("Packstück 53 × 48 × 48 cm"));
  const frame = { dimensions: { width: 36, height: 49 } };
  expect(textOf(await pagesOf(sheetOf([piece("frame", frame)])))).toContain(
    squeeze("Passt für A3 (29,7 × 42 cm)"),
  );
  const pieces = (["table", "stool", "frame", "shelf"] as const).map((kind, at) => piece(kind, {}, at + 1));
  expect(await pagesOf(sheetOf(pieces))).toHaveLength(5);
});

test("names in any Latin, Greek or Cyrillic script print; no letter is lost", async () => {
  const customer = "Łukasz Şahin-Ægidius Ñandú Μαρία Ольга ÄÖÜäöüß";
  expect((await pagesOf(sheetOf([piece("stool", {})], { customer })))[0]?.squeezed).toContain(
    squeeze(customer),
  );
});

test("nothing is cut off: long names and words without spaces break and stay on the page", async () => {
  const stock = [{ id: `plank_${"x".repeat(60)}`, name: "07", title: LONG }];
  const given = { choosePlanks: true, planks: [stock[0]?.id, null, null] };
  const record = { ...sheetOf([]).record, message: `${LONG}\n${"Viel Text. ".repeat(170)}` };
  const pages = await pagesOf(
    sheetOf([piece("table", given, 1, stock)], {
      customer: LONG,
      record: record as ProductionSheet["record"],
    }),
  );
  const text = textOf(pages);
  expect(text).toContain(squeeze(LONG));
  expect(text.match(/VielText\./g)).toHaveLength(170);
  for (const { texts } of pages) {
    for (const { left, right, y } of texts) {
      expect(left).toBeGreaterThanOrEqual(PAGE.margin.side - 1);
      expect(right).toBeLessThanOrEqual(PAGE.width - PAGE.margin.side + 1);
      expect(y).toBeGreaterThan(10);
    }
  }
});

test.each(KINDS)("a default %s stays within the page", async (kind) => {
  expect(parseConfiguration(kind, defaultConfiguration(kind)).ok).toBe(true);
  const pages = await pagesOf(sheetOf([piece(kind, {})]));
  expect(pages).toHaveLength(2);
  for (const { left, right } of pages.flatMap(({ texts }) => texts)) {
    expect(left).toBeGreaterThanOrEqual(PAGE.margin.side - 1);
    expect(right).toBeLessThanOrEqual(PAGE.width - PAGE.margin.side + 1);
  }
});

test("an order of twenty pieces is one sheet", async () => {
  const pieces: SheetPiece[] = Array.from({ length: 20 }, (_, index) => piece("stool", {}, index + 1));
  const pages = await pagesOf(sheetOf(pieces));
  expect(textOf(pages)).toContain("1046.20");
  expect(pages.length).toBeGreaterThanOrEqual(21);
});

test("the sheet of a changed order says that earlier ones no longer hold, and what is still open", async () => {
  const changed = { version: { number: 2, since: "23.11.2026" }, outstanding: 244 };
  const [first] = await pagesOf(sheetOf([piece("stool", {})], changed));
  expect(first?.squeezed).toContain(squeeze("2, geändert am 23.11.2026; frühere Blätter gelten nicht mehr"));
  expect(first?.squeezed).toContain(squeeze("noch 244 EUR offen"));
  const [asPlaced] = await pagesOf(sheetOf([piece("stool", {})]));
  expect(asPlaced?.squeezed).not.toContain("Fassung");
});

test("while a payment is disputed the sheet says on its first page that nothing is built, and why", async () => {
  const disputed = "Der Zahler bestreitet bei seiner Bank 66,00 € (nicht erhalten). Bis dahin nicht bauen.";
  const [first] = await pagesOf(sheetOf([piece("bench", {})], { disputed }));
  expect(first?.squeezed).toContain(squeeze("NICHT BAUEN"));
  expect(first?.squeezed).toContain(squeeze(disputed));
  const [free] = await pagesOf(sheetOf([piece("bench", {})]));
  expect(free?.squeezed).not.toContain(squeeze("NICHT BAUEN"));
});

test("every page of a piece says which one it is, the second page too, and why nobody is to begin", async () => {
  const planks = Array.from({ length: 10 }, (_, index) => ({
    ...STOCK[0],
    id: `plank_${index}`,
    title: LONG,
  }));
  const stock = planks as typeof STOCK;
  const shelf = (place: number) =>
    piece(
      "shelf",
      { numberOfPlanks: 10, choosePlanks: true, planks: planks.map(({ id }) => id) },
      place,
      stock,
    );
  const pages = await pagesOf(sheetOf([shelf(1), shelf(2)], { withdrawn: true }));
  const of = (number: string) =>
    pages.filter(({ squeezed }) => squeezed.includes(squeeze(`Produktionsblatt 1046 · Stück ${number}`)));
  const [order] = pages;
  expect(of("1046.1").length).toBeGreaterThan(1);
  const lists = pages.filter(({ squeezed }) => /ZuschnittHolz|StahlundBeschläge|Erledigt/.test(squeezed));
  expect([...of("1046.1"), ...of("1046.2")]).toEqual(expect.arrayContaining(lists));
  expect(order?.squeezed).toContain(squeeze("Widerruf offen: erst klären"));
  for (const first of [order, of("1046.1")[0], of("1046.2")[0]])
    expect(first?.squeezed).toContain("WIDERRUF");
});

test("what staff have written of an order is on its first page, with who and when", async () => {
  const notes = [
    { text: "Kanten rund, am Telefon besprochen", by: "lea@planke46.example", on: "27.11.2026" },
  ];
  const [first] = await pagesOf(sheetOf([piece("stool", {})], { notes }));
  expect(first?.squeezed).toContain(
    squeeze("Notizen Kanten rund, am Telefon besprochen (lea@planke46.example, 27.11.2026)"),
  );
});

test("a piece that has left the workshop is not to be built: an order's sheet says so, a week's has no page for it", async () => {
  const gone = { ...piece("stool", {}), gone: "beim Kunden" };
  const sheet = sheetOf([gone, piece("bench", {}, 2)]);
  const pages = await pagesOf(sheet);
  expect(pages[0]?.squeezed).toContain("(beimKunden)");
  expect(pages[1]?.squeezed).toContain(squeeze("BEIM KUNDEN"));
  const week = readPdf(await print(sheetsDocument("Produktionsblätter 2026-W48", [sheet])));
  expect(week).toHaveLength(2);
  expect(week[1]?.squeezed).toContain(
    squeeze("Produktionsblätter 2026-W48 · Bestellung 1046 · Stück 1046.2"),
  );
});

test("a colour of the shop without a RAL number is clear lacquer, on the sheet and in its boxes, whatever its hex value", async () => {
  const made = piece("stool", { color: { hex: "#383430" } });
  const { configuration } = made.line.furniture as { configuration: { color: object } };
  configuration.color = { ...configuration.color, hex: "#555555", name: { de: "Rohstahl", en: "Raw steel" } };
  const text = textOf(await pagesOf(sheetOf([made])));
  expect(text).toContain(squeeze("Rohstahl (kein Pulver: Stahl sichtbar unter Klarlack)"));
  expect(text).toContain(squeeze("Klar lackiert"));
  expect(text).not.toMatch(/Beschichtet|Absprache/);
  expect(textOf(await pagesOf(sheetOf([piece("stool", {})])))).toContain("Beschichtet");
});

test.each<[Kind, RegExp, RegExp]>([
  ["table", /HolzgewähltGesägtGeschweißtBeschichtetGeschliffenGewachst/, /^$/],
  ["frame", /HolzgewähltGesägtGeschliffenGewachst/, /Geschweißt|Beschichtet/],
  ["sample", /ErledigtVerpackt/, /Gesägt|Geschweißt|Montiert/],
])("the boxes of a %s are the steps of its kind, in their order", async (kind, has, hasNot) => {
  const text = textOf(await pagesOf(sheetOf([piece(kind, {})])));
  expect(text).toMatch(has);
  expect(text).not.toMatch(hasNot);
});

test("a picked plank is printed by its title and with its photograph", async () => {
  const photo = await sharp({ create: { width: 40, height: 10, channels: 3, background: "#a07040" } })
    .jpeg()
    .toBuffer();
  const made = piece("stool", { choosePlanks: true, planks: [STOCK[0]?.id] }, 1, STOCK.slice(0, 1));
  const image = `data:image/jpeg;base64,${photo.toString("base64")}`;
  const pdf = await print(sheetDocument(sheetOf([{ ...made, photos: new Map([["plank_01KAAAA", image]]) }])));
  expect(textOf(readPdf(pdf))).toContain(squeeze("Ausgesuchte Planken Nr. 07 · Planke 07 · drei Astlöcher"));
  expect(pdf.toString("latin1")).toMatch(/\/Subtype \/Image[\s\S]*?\/Width 40\s/);
  const without = await print(sheetDocument(sheetOf([made])));
  expect(without.toString("latin1")).not.toContain("/Subtype /Image");
});

test("the sheets of several orders are one paper, each order from a page of its own", async () => {
  const sheets = ["1046", "1047"].map((number) => sheetOf([piece("stool", {})], { number }));
  const pages = readPdf(await print(sheetsDocument("Produktionsblätter 2026-W48", sheets)));
  expect(pages).toHaveLength(4);
  expect([pages[0]?.squeezed, pages[2]?.squeezed]).toEqual([
    expect.stringContaining("Bestellung1046"),
    expect.stringContaining("Bestellung1047"),
  ]);
  for (const { squeezed } of pages) expect(squeezed).toContain(squeeze("Produktionsblätter 2026-W48"));
});

test("a week's paper begins with the planks to fetch, by their numbers on the rack; what is begun is not among them", async () => {
  const picked = (index: number, name: string) => {
    const stock = { id: `plank_${name}`, name, title: `Die ${name}.` };
    return piece("bench", { choosePlanks: true, planks: [stock.id] }, index, [stock]);
  };
  const sheets = [
    sheetOf([picked(1, "112"), { ...picked(2, "5"), onRack: false }]),
    sheetOf([picked(3, "12"), picked(4, "9")], { waiting: "dispute" }),
  ];
  const [first] = readPdf(await print(sheetsDocument("Produktionsblätter 2026-W48", sheets)));
  expect(first?.squeezed).toContain(squeeze("Planken holen"));
  expect(first?.squeezed).toContain(
    squeeze("9 Bank Die 9. 1046.4, erst klären 12 Bank Die 12. 1046.3, erst klären 112 Bank Die 112. 1046.1"),
  );
  expect(first?.squeezed).not.toContain(squeeze("Die 5."));
});

test("the code on a piece's page leads to its page in the admin", () => {
  const { content } = sheetDocument(sheetOf([piece("stool", {}, 2)]));
  expect(JSON.stringify(content)).toContain('"qr":"https://planke46.example/app/workshop/1046.2"');
});
