import { colorName, type Furniture, frameName, plankCount } from "@planke46/furniture-rules";

/** One line of a description as staff read it. */
export interface Detail {
  label: string;
  value: string;
}

const SIZES: Record<string, string> = {
  individual: "individuell",
  dining: "Esstisch",
  office: "Büro",
  sofa: "Sofatisch",
  twoPerson: "zwei Personen",
  threePerson: "drei Personen",
  normal: "normal",
  high: "hoch",
};
const TOPS: Record<string, string> = { single: "einzelne Planken", solid: "durchgehende Platte" };
const FILLINGS: Record<string, string> = {
  none: "ohne",
  mirror: "Spiegel",
  blackboard: "Tafel",
  whiteboard: "Whiteboard",
  passepartout: "Passepartout",
};

/** A frozen configuration in German, for the workshop and the office. Sizes in cm: length × width (depth) × height. */
export function describe(furniture: Furniture): Detail[] {
  const { kind, configuration } = furniture;
  const details = [...size(furniture)];
  if ("tableTop" in configuration)
    details.push({ label: "Platte", value: TOPS[configuration.tableTop] ?? "" });
  const frame = frameName(kind, configuration);
  if (frame) details.push({ label: "Gestell", value: frame });
  if ("color" in configuration) details.push(color(configuration.color));
  if (kind === "shelf") {
    details.push(
      { label: "Böden", value: String(furniture.configuration.numberOfPlanks) },
      { label: "Stützen", value: String(furniture.configuration.numberOfPillars) },
    );
  }
  if (kind === "frame") details.push(...filling(furniture.configuration));
  if ("choosePlanks" in configuration) details.push(planks(furniture, configuration));
  return details;
}

function size({ kind, configuration }: Furniture): Detail[] {
  if (kind === "tableOffice") return [{ label: "Maße", value: "160 × 80 cm, Höhe 67–127 cm" }];
  if (!("dimensions" in configuration)) return [];
  const { dimensions } = configuration;
  const numbers =
    "length" in dimensions
      ? [dimensions.length, dimensions.width, dimensions.height]
      : [dimensions.width, ...("depth" in dimensions ? [dimensions.depth] : []), dimensions.height];
  const chosen = "chosen" in dimensions ? ` (${SIZES[dimensions.chosen] ?? dimensions.chosen})` : "";
  return [{ label: "Maße", value: `${numbers.join(" × ")} cm${chosen}` }];
}

function color({ hex, chooseOwnColor }: { hex: string; chooseOwnColor: boolean }): Detail {
  const name = colorName(hex);
  const value = chooseOwnColor ? `Wunschfarbe ${hex}` : name ? `${name} (${hex})` : hex;
  return { label: "Farbe", value };
}

function filling(frame: { filling: string; passepartoutColor: string }): Detail[] {
  const details = [{ label: "Füllung", value: FILLINGS[frame.filling] ?? frame.filling }];
  if (frame.filling === "passepartout")
    details.push({ label: "Passepartout", value: frame.passepartoutColor });
  return details;
}

function planks(
  { kind, configuration }: Furniture,
  choice: { choosePlanks: boolean; planks: (string | null)[] },
): Detail {
  const count = `${plankCount(kind, configuration)} Stück`;
  if (!choice.choosePlanks) return { label: "Planken", value: count };
  const picked = choice.planks.map((plank, index) => `${index + 1}: ${plank ?? "Werkstatt"}`).join(", ");
  return { label: "Planken", value: `${count}, ausgesucht${picked ? ` (${picked})` : ""}` };
}
