import {
  type Configuration,
  type Furniture,
  type Kind,
  kindName,
  madeToMeasure,
  parseConfiguration,
  partsOf,
  priceOf,
} from "@planke46/furniture-rules";
import { lineFacts, type PlankTitle } from "../configuration/line-facts";
import type { OrderLine } from "./order-lines";

/**
 * Any configuration as if it had been ordered, for samples of mails and for tests: the line `order`.`place`. The planks named are those
 * of the stock. Throws for what the rules do not build.
 */
export function sampleLine(
  order: string,
  place: number,
  kind: Kind,
  given: object = {},
  stock: readonly PlankTitle[] = [],
): OrderLine {
  const parsed = parseConfiguration(kind, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const configuration: Configuration = parsed.configuration;
  const furniture = { kind, configuration } as Furniture;
  return {
    id: `ordli_${place}`,
    number: `${order}.${place}`,
    place,
    kind,
    title: kindName(kind),
    configuration_id: `fconf_${place}`,
    configuration: { ...configuration },
    furniture,
    parts: partsOf(kind, configuration),
    facts: lineFacts(furniture, stock),
    madeToMeasure: madeToMeasure(kind, configuration),
    ...priceOf(kind, configuration),
    discount: 0,
    rules_version: "0.1.0",
    shipped: false,
    returned: false,
  };
}
