import type { Configuration } from "../kinds/registry.js";
import type { FrameType, SeatFrameType } from "./types.js";

/** Frames in German, as order lines and staff read them. */
export const FRAME_NAMES: Readonly<Record<FrameType | SeatFrameType, string>> = {
  open: "offen",
  closed: "geschlossen",
  diagonal: "diagonal",
  simple: "einfach",
  massive: "massiv",
};

/** The German name of the frame on an order line; "" for kinds whose frame is not chosen. */
export function frameName(configuration: Configuration): string {
  return "frameType" in configuration ? FRAME_NAMES[configuration.frameType] : "";
}
