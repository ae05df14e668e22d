import type { PictureFormat, Sheet } from "../../facts/own-facts.js";
import { type Filling, FRAME_BOUNDS, type FrameConfiguration } from "./configuration.js";
import { PICTURE_FRAME, passepartoutShown } from "./parts.js";

/** What pictures are printed and sold in, upright, cm. A formats: ISO 216. */
export const PICTURE_FORMATS = [
  { id: "a4", name: "A4", width: 21, height: 29.7 },
  { id: "a3", name: "A3", width: 29.7, height: 42 },
  { id: "a2", name: "A2", width: 42, height: 59.4 },
  { id: "a1", name: "A1", width: 59.4, height: 84.1 },
  { id: "20x30", name: "20 × 30", width: 20, height: 30 },
  { id: "30x40", name: "30 × 40", width: 30, height: 40 },
  { id: "40x50", name: "40 × 50", width: 40, height: 50 },
  { id: "50x70", name: "50 × 70", width: 50, height: 70 },
  { id: "60x80", name: "60 × 80", width: 60, height: 80 },
  { id: "70x100", name: "70 × 100", width: 70, height: 100 },
] as const satisfies readonly PictureFormat[];

/** cm, for both sides together: a picture lies in the rebate with a little play, and is held even where it has slipped aside. */
const PLAY = { least: 0.2, most: 1.2 } as const;
/** cm, for both sides together: how far a picture reaches under its passepartout. */
const UNDER_CARD = { least: 0.6, most: 2.6 } as const;

type FilledFrame = Pick<FrameConfiguration, "dimensions" | "filling">;

/** Fillings that leave room for a picture. */
export function holdsPicture(filling: string): boolean {
  return filling === "none" || filling === "passepartout";
}

/** What is seen between the rails, or within the passepartout. */
export function frameOpening({ dimensions, filling }: FilledFrame): Sheet {
  const between = (side: number) => side - 2 * PICTURE_FRAME.rail.width;
  const opening = { width: between(dimensions.width), height: between(dimensions.height) };
  if (filling !== "passepartout") return opening;
  const shown = passepartoutShown(opening);
  return { width: tenths(opening.width - 2 * shown), height: tenths(opening.height - 2 * shown) };
}

/** The rebate behind the rails: the largest sheet that goes in. */
export function frameRebate({ dimensions }: Pick<FrameConfiguration, "dimensions">): Sheet {
  const inner = (side: number) => side - 2 * (PICTURE_FRAME.rail.width - PICTURE_FRAME.lap);
  return { width: inner(dimensions.width), height: inner(dimensions.height) };
}

/** Whether a picture of this size can be built in: neither too large for its place nor so small that it falls through. */
export function fitsFrame(frame: FilledFrame, picture: Sheet): boolean {
  if (frame.filling === "passepartout") {
    const window = frameOpening(frame);
    // The card reaches under the rails on each side: what it hides no more of than this goes into the rebate.
    return SIDES.every((side) => isWithin(picture[side] - window[side], UNDER_CARD));
  }
  const rebate = frameRebate(frame);
  return frame.filling === "none" && SIDES.every((side) => isWithin(rebate[side] - picture[side], PLAY));
}

/** The common formats that this frame is made for, upright or lying as the frame is. */
export function formatsIn(frame: FrameConfiguration): PictureFormat[] {
  return PICTURE_FORMATS.flatMap((format) => {
    const lying = { ...format, width: format.height, height: format.width };
    return [format, lying].filter((picture) => fitsFrame(frame, picture));
  });
}

/** Outer sides of the frame for a picture, whole cm; null where no frame that is built holds it. */
export function frameFor(picture: Sheet, filling: Filling): Sheet | null {
  if (filling !== "passepartout") {
    const side = (length: number) =>
      Math.ceil(length + PLAY.least + 2 * (PICTURE_FRAME.rail.width - PICTURE_FRAME.lap) - 1e-9);
    return built({ width: side(picture.width), height: side(picture.height) });
  }
  return frameRoundCard(picture);
}

/**
 * The card is broader the larger its frame, but never by as much as the frame: of the frames that show the picture whole the largest one
 * hides least of it.
 */
function frameRoundCard(picture: Sheet): Sheet | null {
  const largest = (side: number) => Array.from({ length: 60 }, (_, less) => Math.ceil(side) + 67 - less);
  for (const width of largest(picture.width)) {
    for (const height of largest(picture.height)) {
      const frame = { width, height };
      if (fitsFrame({ dimensions: frame, filling: "passepartout" }, picture) && built(frame)) return frame;
    }
  }
  return null;
}

const SIDES = ["width", "height"] as const;

function built(frame: Sheet): Sheet | null {
  return SIDES.every((side) =>
    isWithin(frame[side], { least: FRAME_BOUNDS[side].min, most: FRAME_BOUNDS[side].max }),
  )
    ? frame
    : null;
}

function isWithin(value: number, { least, most }: { least: number; most: number }): boolean {
  return value >= least - 1e-9 && value <= most + 1e-9;
}

function tenths(cm: number): number {
  return Math.round(cm * 10) / 10;
}
