import { type FrameConfiguration, frameFor, PICTURE_FORMATS } from "@planke46/furniture-rules";
import { type QueryLike, text } from "./query.ts";

/** The button of a form that sets a frame's sides for a picture: the id of a format, or `TURNED`. */
export const PICTURE_FIELD = "picture";
export const TURNED = "turned";

type Sides = FrameConfiguration["dimensions"];

export function isLying({ width, height }: Sides): boolean {
  return width > height;
}

/** Outer sides (cm) for a picture, lying if the frame lies; undefined for pictures that no frame holds. */
export function sidesFor(
  picture: string,
  filling: FrameConfiguration["filling"],
  frame: Sides,
): Sides | undefined {
  if (picture === TURNED) return { width: frame.height, height: frame.width };
  const format = PICTURE_FORMATS.find(({ id }) => id === picture);
  if (!format) return undefined;
  const { width, height } = format;
  return (
    frameFor(isLying(frame) ? { width: height, height: width } : { width, height }, filling) ?? undefined
  );
}

/** The sides that a pressed button asks for, if one was pressed. */
export function pictureSides(query: QueryLike): Sides | undefined {
  const picture = text(query, PICTURE_FIELD);
  if (picture === undefined) return undefined;
  const frame = { width: Number(text(query, "width")), height: Number(text(query, "height")) };
  return sidesFor(picture, text(query, "filling") === "passepartout" ? "passepartout" : "none", frame);
}
