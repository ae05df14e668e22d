import { type Furniture, factLines, pillarPlaces } from "@planke46/furniture-rules";
import { codedDetails } from "../orders/describe";
import type { OrderLine } from "../orders/order-lines";
import { gapsOf } from "./boards";
import { cm, coatWord } from "./words";

/** What the workshop has to know of a piece beside its lists. */
export function pieceFacts(line: OrderLine): [string, string][] {
  const { furniture } = line;
  const said = codedDetails(furniture, "de")
    .filter(({ code }) => code !== "color" && code !== "planks")
    .map(({ label, value }): [string, string] => [label, value]);
  return [
    ...said,
    ...("color" in furniture.configuration
      ? [["Farbe", coatWord(furniture.configuration.color)] as [string, string]]
      : []),
    ...construction(line),
    ...promised(furniture),
  ];
}

/** What the page has told the customer, in the same words; how it is set up at home is their part. */
function promised({ kind, configuration }: Furniture): [string, string][] {
  return factLines(kind, configuration, "de")
    .filter(({ code }) => code !== "assembly")
    .map(({ name, value }) => [name, value]);
}

function construction({ furniture, parts }: OrderLine): [string, string][] {
  if (furniture.kind === "shelf") return [["Stützen, Mitte von links", `${pillars(furniture)} cm`]];
  if (furniture.kind !== "table" && furniture.kind !== "tableOffice") return [];
  const gaps = gapsOf(parts);
  const [gap = 0] = gaps;
  return [["Fugen", gap < 0.05 ? "keine, Platte verleimt" : `${gaps.length} × ${cm(gap)} cm`]];
}

function pillars({ configuration }: Extract<Furniture, { kind: "shelf" }>): string {
  const half = configuration.dimensions.width / 2;
  return pillarPlaces(configuration)
    .map((place) => cm(place + half))
    .join(" / ");
}
