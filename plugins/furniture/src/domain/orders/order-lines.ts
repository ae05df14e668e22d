import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import {
  type Configuration,
  type Furniture,
  isKind,
  type Kind,
  madeToMeasure,
  type Part,
} from "@planke46/furniture-rules";
import { storedAmount } from "../../core/money";
import type { ConfigurationsService } from "../../modules/configurations";
import { CONFIGURATIONS } from "../../modules/configurations";
import type { Plank } from "../../modules/planks/plank";
import { type LineFacts, readLineFacts } from "../configuration/line-facts";
import { pickedPlanks } from "../configuration/plank-titles";
import { picksOf } from "../planks/named";

/** A line of an order as Medusa keeps it. */
export const storedItem = z.object({
  id: z.string(),
  title: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  unit_price: storedAmount,
  quantity: storedAmount,
  detail: z.object({
    fulfilled_quantity: storedAmount,
    return_requested_quantity: storedAmount,
    return_received_quantity: storedAmount,
    return_dismissed_quantity: storedAmount,
  }),
});
type StoredItem = z.infer<typeof storedItem>;

/** One configured piece of an order, from its frozen configuration and the parts that were frozen with it. */
export interface OrderLine {
  id: string;
  /** Number of the order, a point, and the place of the line in it, from 1: for good. */
  number: string;
  place: number;
  kind: Kind;
  title: string;
  configuration_id: string;
  /** As it was stored, for answers and comparisons; `furniture` is the same for the rules. */
  configuration: Record<string, unknown>;
  furniture: Furniture;
  parts: Part[];
  /** What the line has said since it was added; null for lines from before facts were kept. */
  facts: LineFacts | null;
  /** The planks of the stock that it names, as they are today; left out where none was looked up. */
  picked?: Plank[];
  /** What a shopper was told before ordering holds; the rules answer for lines from before it was kept. */
  madeToMeasure: boolean;
  /** Whole EUR before discounts, VAT included, and the sums it is made of. */
  price: number;
  breakdown: { code: string; label: string; amount: number }[];
  /** The multi-item discount, whole EUR. */
  discount: number;
  rules_version: string;
  /** Packed, sent or handed over. */
  shipped: boolean;
  /** Came back, or is on its way back. */
  returned: boolean;
}

interface Told {
  number: string;
  /** The configurations by line number. */
  places: readonly string[];
  /** The multi-item discount by configuration. */
  discounts: ReadonlyMap<string, number>;
}

type Row = Awaited<ReturnType<ConfigurationsService["listFurnitureConfigurations"]>>[number];
type UnplacedLine = Omit<OrderLine, "number" | "place">;

const breakdownColumn = z.array(z.object({ code: z.string(), label: z.string(), amount: z.number() }));

/** The configured pieces among the lines of an order, by their place in it. */
export async function orderLines(
  container: MedusaContainer,
  items: readonly StoredItem[],
  { number, places, discounts }: Told,
): Promise<OrderLine[]> {
  const ids = items.flatMap(({ metadata }) => configurationOf(metadata) ?? []);
  if (ids.length === 0) return [];
  const frozen = await container
    .resolve(CONFIGURATIONS)
    .listFurnitureConfigurations({ id: ids }, { take: ids.length });
  const stock = await picksOf(
    container,
    frozen.map(({ configuration }) => configuration),
  );
  const indexOf = (line: UnplacedLine) => places.indexOf(line.configuration_id);
  return items
    .flatMap((item): UnplacedLine[] => {
      const row = frozen.find(({ id }) => id === configurationOf(item.metadata));
      return row && isKind(row.kind)
        ? [orderLine(item, row, row.kind, discounts.get(row.id) ?? 0, stock)]
        : [];
    })
    .sort((one, other) => indexOf(one) - indexOf(other))
    .map((line, index) => {
      const place = indexOf(line) + 1 || index + 1;
      return { ...line, number: `${number}.${place}`, place };
    });
}

function configurationOf(metadata: StoredItem["metadata"]): string | undefined {
  const id = metadata?.configuration_id;
  return typeof id === "string" ? id : undefined;
}

function orderLine(
  item: StoredItem,
  row: Row,
  kind: Kind,
  discount: number,
  stock: readonly Plank[],
): UnplacedLine {
  const { fulfilled_quantity, return_requested_quantity } = item.detail;
  const { return_received_quantity, return_dismissed_quantity } = item.detail;
  // The row is ours and frozen: what the rules accepted when it was written needs no second check.
  const configuration = row.configuration as unknown as Configuration;
  const facts = readLineFacts(item.metadata);
  return {
    id: item.id,
    kind,
    title: item.title,
    configuration_id: row.id,
    configuration: row.configuration,
    furniture: { kind, configuration } as Furniture,
    parts: row.parts as unknown as Part[],
    facts,
    picked: pickedPlanks(row.configuration).flatMap(
      ({ plank }) => stock.find(({ id }) => id === plank) ?? [],
    ),
    madeToMeasure: facts?.made_to_measure ?? madeToMeasure(kind, configuration),
    price: row.price,
    breakdown: breakdownColumn.parse(row.breakdown),
    discount,
    rules_version: row.rules_version,
    shipped: fulfilled_quantity > 0,
    returned: return_requested_quantity + return_received_quantity + return_dismissed_quantity > 0,
  };
}
