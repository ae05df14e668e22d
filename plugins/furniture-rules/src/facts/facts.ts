import type { Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";
import { partsOf } from "../parts/parts-of.js";
import type { Assembly, OwnFacts } from "./own-facts.js";
import { parcelOf } from "./parcel.js";
import { saidWeight, weightOf } from "./weight.js";

/** What one wants to know of a piece before it stands at home. The page, search engines and the workshop read the same. */
export interface Facts extends OwnFacts {
  /** kg, rounded as one says it. */
  weight: number;
  /** cm, longest first. */
  parcel: [number, number, number];
  assembly: Assembly;
}

/** Facts of a piece, from its configuration and parts list alone. */
export function factsOf(kind: Kind, configuration: Configuration): Facts {
  const { assembly, facts } = definitionOf(kind);
  const parts = partsOf(kind, configuration);
  return {
    weight: saidWeight(weightOf(parts)),
    parcel: parcelOf(kind, configuration),
    assembly,
    ...facts(configuration, parts),
  };
}
