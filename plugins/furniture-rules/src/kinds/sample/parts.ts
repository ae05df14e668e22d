import { bar } from "../../parts/bar.js";
import { type Part, UNTURNED } from "../../parts/part.js";
import { TOP, TOP_HEIGHT } from "../../parts/top.js";
import { TABLE_STEEL } from "../table/parts.js";
import type { SampleConfiguration } from "./configuration.js";

/** What comes in the parcel, cm: the end of a plank with its steel strip, and a piece of coated tube. */
export const SAMPLE = { plank: { length: 18, width: 11 }, tube: 9, distance: 3 } as const;

export function sampleParts({ color }: SampleConfiguration): Part[] {
  const { plank, tube, distance } = SAMPLE;
  const { leg } = TABLE_STEEL;
  const y = TOP.band.wall + TOP.thickness / 2;
  const front = plank.width / 2 + distance;
  return [
    {
      id: "board-1",
      role: "board",
      material: "plank",
      shape: "solid",
      along: "x",
      size: { x: plank.length, y: TOP.thickness, z: plank.width },
      position: { x: 0, y, z: 0 },
      rotation: UNTURNED,
    },
    {
      id: "band-board-1-right",
      role: "band",
      material: "galvanized",
      shape: "sleeve",
      along: "x",
      size: { x: TOP.band.width, y: TOP_HEIGHT, z: plank.width + 2 * TOP.band.wall },
      position: { x: plank.length / 2 - TOP.band.fromEnd - TOP.band.width / 2, y, z: 0 },
      rotation: UNTURNED,
      wall: TOP.band.wall,
    },
    bar({
      id: "tube",
      role: "beam",
      along: "x",
      wall: leg.wall,
      color: color.hex,
      from: { x: -plank.length / 2, y: 0, z: front },
      to: { x: -plank.length / 2 + tube, y: leg.depth, z: front + leg.breadth },
    }),
  ];
}
