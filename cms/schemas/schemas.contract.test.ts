import { fileURLToPath } from "node:url";
import { of } from "rxjs";
import { createWorkspaceFromConfig, type SanityDocument, validateDocument } from "sanity";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { clientOf, type TestLake, TOKEN, testLake } from "../content-lake/testing/lake.ts";
import { schemaTypes } from "./index.ts";

type Workspace = Awaited<ReturnType<typeof createWorkspaceFromConfig>>;

let lake: TestLake;
let workspace: Workspace;

beforeAll(async () => {
  lake = await testLake({ sample: fileURLToPath(new URL("../sample/sample.ndjson", import.meta.url)) });
  const client = clientOf(lake.url, { token: TOKEN });
  workspace = await createWorkspaceFromConfig({
    projectId: "planke46",
    dataset: "production",
    apiHost: lake.url,
    auth: { state: of({ authenticated: true, currentUser: null, client }) },
    schema: { types: schemaTypes },
  });
}, 60_000);
afterAll(() => lake.remove());

/** What the Studio would show beside the fields. */
async function remarks(document: Record<string, unknown> | undefined): Promise<string[]> {
  const found = await validateDocument({ document: document as unknown as SanityDocument, workspace });
  return found.map(({ level, message, path }) => `${level} ${path.join(".")}: ${message}`);
}

test("the Studio has nothing to say against the sample", async () => {
  const documents = await lake.staff.fetch<SanityDocument[]>('*[!(_type match "sanity.*")]');
  expect(documents.length).toBeGreaterThan(30);
  // At once: the Studio's own rules mostly wait for answers.
  const all = await Promise.all(documents.map(async (each) => [each._id, await remarks(each)]));
  expect(all.filter(([, said]) => said?.length)).toEqual([]);
});

const changed = async (id: string, changes: Record<string, unknown>) => ({
  ...(await lake.staff.getDocument(id)),
  ...changes,
});

test("a missing German text is an error, a missing English one a reminder", async () => {
  expect(
    await remarks(await changed("faqItem-planks-pflege", { question: { de: "Wie pflege ich das Holz?" } })),
  ).toEqual(["warning question.en: Die englische Fassung fehlt noch."]);
  expect(
    await remarks(await changed("faqItem-planks-pflege", { question: { en: "How do I care for it?" } })),
  ).toEqual(["error question.de: Der deutsche Text fehlt."]);
});

test("a legal text that shall hold from a later day is published with the word that it shows at once", async () => {
  const [today, tomorrow] = [0, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" }),
  );
  expect(await remarks(await changed("legalPage-terms", { validFrom: today }))).toEqual([]);
  expect(await remarks(await changed("legalPage-terms", { validFrom: tomorrow }))).toEqual([
    expect.stringMatching(/^warning validFrom: Veröffentlicht steht der Text sofort im Shop/),
  ]);
});

const emptyParagraphs = ["a", "b"].map((_key) => ({
  _type: "block",
  _key,
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: `${_key}1`, text: " ", marks: [] }],
}));
const NOTHING = "Hier steht nichts. Schreibe einen Text oder leere das Feld ganz.";

test.each([
  ["question", { de: "Wie pflege ich das Holz?", en: "  " }, `error question.en: ${NOTHING}`],
  ["question", { de: "x".repeat(201), en: "Short" }, "error question.de: Höchstens 200 Zeichen."],
  ["answer", { de: [], en: emptyParagraphs }, `error answer.en: ${NOTHING}`],
  ["answer", { de: emptyParagraphs }, "error answer.de: Der deutsche Text fehlt."],
  ["answer", { de: [{ _type: "picture", _key: "a" }] }, "error answer.de: Der deutsche Text fehlt."],
  ["question", { de: "\u00ad \u200b" }, "error question.de: Der deutsche Text fehlt."],
  [
    "question",
    { de: "Wie lange\nhält das?", en: "How long?" },
    "error question.de: Hier steht nur eine Zeile.",
  ],
])(
  "a %s that the shop would show as nothing, or that is too long, is refused",
  async (field, text, remark) => {
    expect(await remarks(await changed("faqItem-planks-pflege", { [field]: text }))).toContain(remark);
  },
);

test.each([
  ["2026-07-01T22:30:00Z", "2026-07-02", "2026-07-03"],
  ["2026-12-31T23:30:00Z", "2027-01-01", "2027-01-02"],
])("at %s a review may be of %s, the workshop's day, and not of %s", async (now, today, tomorrow) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  try {
    const id = await lake.staff.fetch<string>('*[_type == "review"][0]._id');
    expect(await remarks(await changed(id, { date: today }))).toEqual([]);
    expect(await remarks(await changed(id, { date: tomorrow }))).toEqual([
      "error date: Eine Bewertung ist nicht aus der Zukunft.",
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test("two sections cannot share a key", async () => {
  expect(await remarks(await changed("faqSection-other", { key: "planks" }))).toEqual([
    "error key: Diese Kennung hat schon ein anderer Abschnitt.",
  ]);
});

test("wrong bank details, postcodes and colours are pointed out in German", async () => {
  const settings = await remarks(
    await changed("shopSettings", { iban: "DE88 3704 0044 0532 0130 00", zip: "1099" }),
  );
  expect(settings).toContain("error iban: Die Prüfziffer der IBAN stimmt nicht.");
  expect(settings).toContain("error zip: In diesem Land sieht eine Postleitzahl so aus: 10115.");
  expect((await remarks(await changed("standardColor-roh", { hex: "schwarz" }))).join()).toContain(
    "error hex:",
  );
});

test.each([
  ["Österreich", "1070", "ATU12345678"],
  ["Schweiz", "8001", "CHE-123.456.789 MWST"],
  ["Niederlande", "1012 AB", "NL123456789B01"],
  ["Deutschland", "10999", "DE 123 456 789"],
])("a shop in %s gives its postcode and its VAT id as they are there", async (country, zip, vatId) => {
  expect(await remarks(await changed("shopSettings", { country, zip, vatId }))).toEqual([]);
});

test("a postcode of another country and a VAT id without its country are pointed out", async () => {
  const wrong = { country: "Österreich", zip: "10999", vatId: "123456789" };
  expect((await remarks(await changed("shopSettings", wrong))).sort()).toEqual([
    "error vatId: Mit dem Land davor, zum Beispiel DE123456789.",
    "error zip: In diesem Land sieht eine Postleitzahl so aus: 1010.",
  ]);
});

test("the registration of electrical devices is Germany's in Germany, and missed where there is none", async () => {
  const faulty = await changed("shopSettings", { weeeNumber: "12345678" });
  expect(await remarks(faulty)).toEqual(["error weeeNumber: Sie sieht so aus: DE12345678."]);
  const abroad = { country: "Österreich", zip: "1070", vatId: "ATU12345678", weeeNumber: "51234" };
  expect(await remarks(await changed("shopSettings", abroad))).toEqual([]);
  const none = await changed("shopSettings", { weeeNumber: undefined });
  expect(await remarks(none)).toEqual([
    "warning weeeNumber: Ohne sie darf der Schreibtisch nicht angeboten werden.",
  ]);
});

test.each([
  ["company", "  ", "Hier stehen nur Leerzeichen."],
  ["street", "x".repeat(201), "Höchstens 200 Zeichen."],
  ["bankHolder", "Planke 46\u2028Berlin", "Hier steht nur eine Zeile."],
  ["phone", `+49${" 30".repeat(70)}`, "Höchstens 200 Zeichen."],
  ["iban", "DE89\t3704 0044 0532 0130 00", "Hier steht nur eine Zeile."],
  ["safetyMail", "a@b.example, c@d.example", "Bitte eine gültige E-mail Adresse eingeben"],
])(
  "of the settings that Medusa reads as a whole %s is not published as %j",
  async (field, value, message) => {
    expect(await remarks(await changed("shopSettings", { [field]: value }))).toEqual([
      `error ${field}: ${message}`,
    ]);
  },
);

test("nobody is called by blanks, and no figure is longer than a line", async () => {
  const review = await lake.staff.fetch<string>('*[_type == "review"][0]._id');
  expect(await remarks(await changed(review, { firstName: " " }))).toEqual([
    "error firstName: Hier stehen nur Leerzeichen.",
  ]);
  const { team } = (await changed("aboutPage", {})) as unknown as { team: object[] };
  const nobody = await changed("aboutPage", { team: [{ ...team[0], name: "x".repeat(201) }] });
  expect((await remarks(nobody)).join()).toMatch(/^error team.*name: Höchstens 200 Zeichen\.$/);
  const { counters } = (await changed("sustainabilityPage", {})) as unknown as { counters: object[] };
  const endless = await changed("sustainabilityPage", { counters: [{ ...counters[0], value: 1e21 }] });
  expect((await remarks(endless)).join()).toMatch(/^error counters.*value: /);
});

test.each([
  [{ transferReminderDays: 20 }, false],
  [{ transferCancelDays: 5 }, false],
  [{ transferReminderDays: 20, transferCancelDays: 0 }, true],
  [{ transferReminderDays: 0, transferCancelDays: 5 }, true],
  [{}, true],
])(
  "an order is cancelled after its reminder, whichever of the two is left empty: %j may be published is %s",
  async (days, may) => {
    const empty = { transferReminderDays: undefined, transferCancelDays: undefined };
    const refusal = ["error transferCancelDays: Stornieren kommt erst nach dem Erinnern."];
    expect(await remarks(await changed("shopSettings", { ...empty, ...days }))).toEqual(may ? [] : refusal);
  },
);

test("the shop's name is bounded by the head of its pages", async () => {
  expect(await remarks(await changed("shopSettings", { name: "x".repeat(31) }))).toHaveLength(1);
  expect(await remarks(await changed("shopSettings", { name: "x".repeat(30) }))).toEqual([]);
});

test("two standard colours cannot share a hex value, in upper case or lower", async () => {
  expect(await remarks(await changed("standardColor-roh", { hex: "#ffffff" }))).toEqual([
    "error hex: Diesen Farbwert hat schon eine andere Standardfarbe.",
  ]);
});

test("a standard colour is called the same in the shop and on an order: by no placeholder", async () => {
  expect(
    await remarks(await changed("standardColor-roh", { name: { de: "Roh für {Expresspreis}", en: "Raw" } })),
  ).toEqual(["error name: Ein Farbname hat keine Platzhalter."]);
});

test("a standard colour needs no colour of its letters, which the shop shows nowhere", async () => {
  expect(await remarks(await changed("standardColor-roh", { textColor: undefined }))).toEqual([]);
});

test("a mail's text names no unknown placeholder and no required one is missing, in either language", async () => {
  const subject = { de: "Erstattung {Bestellung}", en: "Refund" };
  expect(await remarks(await changed("mailRefund", { subject }))).toEqual([
    "error subject.de: Den Platzhalter {Bestellung} gibt es nicht. Möglich sind {Bestellnummer}, {Betrag}, {Shop}.",
    "error subject.en: Der Platzhalter {Bestellnummer} fehlt.",
  ]);
  expect(await remarks(await changed("mailRefund", { heading: { de: "Geld" } }))).toEqual([
    "error heading.en: Dieser Text wird gebraucht.",
  ]);
  expect(await remarks(await changed("mailRefund", { text: undefined }))).toHaveLength(2);
});

test("the shop's own placeholders are none of the mails', and the other way round", async () => {
  const text = { de: "{Betrag} in {Expresszeit}", en: "{Betrag}" };
  expect((await remarks(await changed("mailRefund", { text }))).join()).toContain(
    "{Expresszeit} gibt es nicht",
  );
  const question = { de: "Was ist {Bestellnummer}?", en: "What?" };
  expect((await remarks(await changed("faqItem-planks-pflege", { question }))).join()).toContain(
    "{Bestellnummer} gibt es nicht",
  );
});

test.each(["legalPage-imprint", "mailWithdrawal"])(
  "%s is not said to be checked while words of the sample stand in it",
  async (id) => {
    const remarked = await remarks(await changed(id, { legalStatus: "checked" }));
    expect(remarked).toHaveLength(1);
    expect(remarked[0]).toMatch(/^error legalStatus: Im Text steht noch „.+“ aus dem Beispiel\.$/);
    expect(await remarks(await changed(id, { legalStatus: undefined }))).toHaveLength(1);
  },
);

test("a legal text of the shop's own may be said to be checked", async () => {
  const block = {
    _type: "block",
    _key: "a",
    style: "normal",
    markDefs: [],
    children: [span("Planke 46 GmbH")],
  };
  const text = { _type: "localeBlocks", de: [block], en: [block] };
  expect(await remarks(await changed("legalPage-imprint", { text, legalStatus: "checked" }))).toEqual([]);
});

const span = (text: string) => ({ _type: "span", _key: "b", text, marks: [] });
