import type { Part } from "../../parts/part.js";
import { steelTop, topParts } from "../../parts/top.js";
import { underframe } from "../../parts/underframe.js";
import { type TableConfiguration, tablePlankCount } from "./configuration.js";

/** Workshop measures of the table's steel, cm. */
export const TABLE_STEEL = {
  /** Square tube 50×50×3 mm for the two ends. */
  leg: { breadth: 5, depth: 5, wall: 0.3 },
  /** Rectangular tube 50×30×3 mm on edge for the beams, 30×30×3 mm for the ties. */
  beam: { breadth: 3, depth: 5, wall: 0.3 },
  /** How far the top stands out at the sides. */
  sideOverhang: 2,
  /** Share of the length by which the top stands out at each end. */
  endOverhang: 0.07,
  /** A 4 cm board carries over this distance. */
  support: 80,
} as const;

export function tableParts(configuration: TableConfiguration): Part[] {
  const { dimensions, tableTop, frameType, color, planks } = configuration;
  const { length, width, height } = dimensions;
  const boards = tablePlankCount(width);
  return [
    ...topParts({ length, width, height, boards, top: tableTop, planks, choosable: boards }),
    ...underframe({
      type: frameType,
      length: length - 2 * Math.round(length * TABLE_STEEL.endOverhang),
      depth: width - 2 * TABLE_STEEL.sideOverhang,
      top: steelTop(height),
      leg: TABLE_STEEL.leg,
      beam: TABLE_STEEL.beam,
      support: TABLE_STEEL.support,
      color: color.hex,
    }),
  ];
}
