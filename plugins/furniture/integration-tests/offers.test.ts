import { KINDS } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { store } from "../../../tests/shopper/shop";

/** By kind: type, name in German and English, and the danger that must be named first or at all, in both. */
const OFFERS: [kind: string, type: string, de: string, en: string, mindDe: string, mindEn: string][] = [
  [
    "table",
    "P46-TI-1",
    "Tisch aus Gerüstplanken mit Stahlgestell",
    "Table of scaffolding planks on a steel frame",
    "zu zweit heben",
    "two people",
  ],
  [
    "tableOffice",
    "P46-ST-1",
    "Höhenverstellbarer Schreibtisch mit Platte aus Gerüstplanken",
    "Height-adjustable desk with a top of scaffolding planks",
    "Vor dem Verstellen der Höhe auf Finger",
    "Before changing the height mind fingers",
  ],
  [
    "bench",
    "P46-BA-1",
    "Bank aus Gerüstplanken mit Stahlgestell",
    "Bench of scaffolding planks on a steel frame",
    "zu zweit heben",
    "two people",
  ],
  [
    "stool",
    "P46-HO-1",
    "Hocker aus Gerüstplanken mit Stahlgestell",
    "Stool of scaffolding planks on a steel frame",
    "Auf ebenem, tragfähigem Boden",
    "level floor",
  ],
  [
    "shelf",
    "P46-RE-1",
    "Regal aus Gerüstplanken mit Stahlgestell",
    "Shelf of scaffolding planks on a steel frame",
    "Kippgefahr",
    "Risk of tipping",
  ],
  [
    "frame",
    "P46-RA-1",
    "Rahmen aus Gerüstplanken",
    "Frame of scaffolding planks",
    "An zwei Punkten aufhängen",
    "Hang it at two points",
  ],
  [
    "sample",
    "P46-MU-1",
    "Muster aus Gerüstplanke und Stahl",
    "Sample of scaffolding plank and steel",
    "Kein Spielzeug",
    "Not a toy",
  ],
];

test("every kind that is sold has an offer here", () => {
  expect(OFFERS.map(([kind]) => kind).sort()).toEqual([...KINDS].sort());
});

test.each(OFFERS)(
  "the offer of a %s names its maker with address and e-mail, its type, and what to mind, in both languages",
  async (kind, type, de, en, mindDe, mindEn) => {
    for (const [language, name, mind] of [
      ["de", de, mindDe],
      ["en", en, mindEn],
    ] as const) {
      const { status, body } = await store("GET", `/furniture/offers/${kind}?language=${language}`);
      expect(status).toBe(200);
      expect(body.offer).toMatchObject({ kind, name, type_number: type });
      expect(body.offer.maker.name).not.toBe("");
      expect(body.offer.maker.address).toMatch(/, \d{5} \S+, \S+/);
      expect(body.offer.maker.email).toMatch(/^\S+@\S+\.\S+$/);
      expect(body.offer.safety.join(" ")).toContain(mind);
      // Used wood of unknown origin, whatever was made of it.
      expect(body.offer.safety.join(" ")).toContain(
        language === "de" ? "Gebrauchtes Holz" : "Reclaimed wood",
      );
    }
  },
);

test("the desk's offer names the registration of electrical devices and how it is disposed of, no other's does", async () => {
  for (const [kind] of OFFERS) {
    const { electrical } = (await store("GET", `/furniture/offers/${kind}?language=en`)).body.offer;
    if (kind !== "tableOffice") expect(electrical).toBeNull();
    else {
      expect(electrical.registration).toMatch(/^DE\d{8}$/);
      expect(electrical.disposal.join(" ")).toContain("crossed-out bin");
    }
  }
});

test("there is no offer of what is not sold", async () => {
  expect((await store("GET", "/furniture/offers/boat")).status).toBe(404);
});
