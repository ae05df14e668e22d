/** Every kind of furniture the shop sells. The names are those of the store API. */
export const KINDS = ["table", "tableOffice", "bench", "stool", "shelf", "frame", "sample"] as const;
export type Kind = (typeof KINDS)[number];

export type Language = "de" | "en";

/** What a kind is called on pages, order lines and production sheets. */
export const KIND_NAMES: Readonly<Record<Kind, Readonly<Record<Language, string>>>> = {
  table: { de: "Tisch", en: "Table" },
  tableOffice: { de: "Schreibtisch", en: "Desk" },
  bench: { de: "Bank", en: "Bench" },
  stool: { de: "Hocker", en: "Stool" },
  shelf: { de: "Regal", en: "Shelf" },
  frame: { de: "Rahmen", en: "Frame" },
  sample: { de: "Muster", en: "Sample" },
};

/** Whether a value from outside names a kind. */
export function isKind(value: unknown): value is Kind {
  return (KINDS as readonly unknown[]).includes(value);
}

/** The name of a kind, German unless told otherwise. */
export function kindName(kind: Kind, language: Language = "de"): string {
  return KIND_NAMES[kind][language];
}
