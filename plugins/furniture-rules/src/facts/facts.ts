import type { Kind } from "../kinds/names.js";
import { type Configuration, definitionOf } from "../kinds/registry.js";
import { partsOf } from "../parts/parts-of.js";
import { boundsOf } from "../parts/solid.js";
import type { Assembly, OwnFacts } from "./own-facts.js";
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

/** Cardboard and padding round a piece, cm on each side. */
export const PADDING = 4;

/** Outer measures of what arrives, cm, longest first: as the kind says it is packed, or as it stands. */
export function parcelOf(kind: Kind, configuration: Configuration): [number, number, number] {
  const contents = definitionOf(kind).packed?.(configuration) ?? asItStands(kind, configuration);
  const sides = contents.map((side) => Math.ceil(side - 1e-9) + 2 * PADDING);
  return sides.sort((a, b) => b - a) as [number, number, number];
}

function asItStands(kind: Kind, configuration: Configuration): readonly [number, number, number] {
  const { min, max } = boundsOf(partsOf(kind, configuration));
  return [max.x - min.x, max.y - min.y, max.z - min.z];
}
