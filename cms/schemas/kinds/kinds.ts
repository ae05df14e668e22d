/** The kinds of furniture an editor writes about, by the names the shop's rules have for them. */
export const FURNITURE_KINDS = [
  { value: "table", title: "Tisch" },
  { value: "tableOffice", title: "Schreibtisch" },
  { value: "shelf", title: "Regal" },
  { value: "bench", title: "Bank" },
  { value: "stool", title: "Hocker" },
  { value: "frame", title: "Rahmen" },
] as const;

export type FurnitureKind = (typeof FURNITURE_KINDS)[number]["value"];

/** What staff call a kind. */
export function kindTitle(kind: string | undefined): string {
  return FURNITURE_KINDS.find(({ value }) => value === kind)?.title ?? "Ohne Art";
}
