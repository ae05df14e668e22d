import { DETAIL } from "../shaders/plain.ts";
import type { Surface } from "./solid.ts";

/** The colour that stands for raw steel under clear lacquer, see `STANDARD_COLORS`. */
const RAW_STEEL = "#383430";

/** Red, green, blue, linear, 0 to 1. */
export type LinearColor = readonly [number, number, number];

/** How a surface other than wood looks: linear colour, metal or not, roughness, fine structure. */
export interface Look {
  color: LinearColor;
  metal: number;
  rough: number;
  detail: number;
}

/** The look of a surface that is not wood. */
export function lookOf(surface: Exclude<Surface, { kind: "wood" }>): Look {
  switch (surface.kind) {
    case "steel":
      return surface.color.toUpperCase() === RAW_STEEL
        ? { color: [0.38, 0.37, 0.36], metal: 1, rough: 0.34, detail: DETAIL.raw }
        : { color: linear(surface.color), metal: 0, rough: 0.46, detail: DETAIL.coat };
    case "galvanized":
      return { color: [0.56, 0.57, 0.58], metal: 0.85, rough: 0.5, detail: DETAIL.punched };
    case "plastic":
      return { color: [0.012, 0.012, 0.012], metal: 0, rough: 0.55, detail: DETAIL.none };
    case "mirror":
      return { color: [0.93, 0.95, 0.95], metal: 1, rough: 0.015, detail: DETAIL.none };
    case "blackboard":
      return { color: [0.028, 0.036, 0.033], metal: 0, rough: 0.85, detail: DETAIL.chalk };
    case "whiteboard":
      return { color: [0.86, 0.87, 0.87], metal: 0, rough: 0.16, detail: DETAIL.none };
    case "cardboard":
      return { color: linear(surface.color), metal: 0, rough: 0.95, detail: DETAIL.paper };
  }
}

function linear(hex: string): LinearColor {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}
