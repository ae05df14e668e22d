import type { TableSeats } from "../../facts/own-facts.js";
import { TOP } from "../../parts/top.js";
import type { TableConfiguration } from "./configuration.js";
import { TABLE_STEEL } from "./parts.js";

/** How much room people need, cm: the usual place setting, and their knees under the steel. */
export const ROOM = { atTable: 60, knees: 60 } as const;

/**
 * How many people sit at a table with no leg between their knees. At an end one sits between its two legs; the crossing legs
 * of a diagonal frame leave no room there. null where a table is too low to sit at: knees need 60 cm under the steel.
 */
export function tableSeats({ dimensions, frameType }: TableConfiguration): TableSeats | null {
  const { length, width, height } = dimensions;
  const { leg, beam, endOverhang, sideOverhang } = TABLE_STEEL;
  // Stryker disable next-line MethodExpression: today legs and beams are both 5 cm deep.
  const underSteel = height - TOP.band.wall - TOP.thickness - Math.max(leg.depth, beam.depth);
  // Stryker disable next-line EqualityOperator: in whole centimetres there are never just 60 under a top of 4.1 cm.
  if (underSteel < ROOM.knees) return null;
  const betweenLegs = length - 2 * Math.round(length * endOverhang) - 2 * leg.breadth;
  const atEnd = width - 2 * sideOverhang - 2 * leg.depth;
  return {
    sides: 2 * Math.floor(betweenLegs / ROOM.atTable),
    ends: frameType !== "diagonal" && atEnd >= ROOM.atTable ? 2 : 0,
  };
}
