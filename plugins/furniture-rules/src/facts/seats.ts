import type { BenchConfiguration, TableConfiguration } from "../configuration/types.js";
import { TABLE_STEEL } from "../parts/table.js";
import { TOP } from "../parts/top.js";

/** How much room people need, cm. At a table 60 is the usual place setting; the benches' own names (two on 120, three on 170) take 55. */
export const ROOM = { atTable: 60, onBench: 55, knees: 60 } as const;

export interface TableSeats {
  /** Along both long sides together, between the legs. */
  sides: number;
  /** At both ends together. */
  ends: number;
}

/**
 * How many people sit at a table with no leg between their knees. At an end one sits between its two legs; the crossing legs
 * of a diagonal frame leave no room there. null where a table is too low to sit at: knees need 60 cm under the steel.
 */
export function tableSeats({ dimensions, frameType }: TableConfiguration): TableSeats | null {
  const { length, width, height } = dimensions;
  const { leg, beam, endOverhang, sideOverhang } = TABLE_STEEL;
  const underSteel = height - TOP.band.wall - TOP.thickness - Math.max(leg.depth, beam.depth);
  if (underSteel < ROOM.knees) return null;
  const betweenLegs = length - 2 * Math.round(length * endOverhang) - 2 * leg.breadth;
  const atEnd = width - 2 * sideOverhang - 2 * leg.depth;
  return {
    sides: 2 * Math.floor(betweenLegs / ROOM.atTable),
    ends: frameType !== "diagonal" && atEnd >= ROOM.atTable ? 2 : 0,
  };
}

/** How many people sit side by side. */
export function benchSeats({ dimensions }: BenchConfiguration): number {
  return Math.floor(dimensions.length / ROOM.onBench);
}
