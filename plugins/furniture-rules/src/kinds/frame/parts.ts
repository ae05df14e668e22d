import { type Axis, type Part, type PartMaterial, tidy, UNTURNED } from "../../parts/part.js";
import type { FrameConfiguration } from "./configuration.js";

/** Workshop measures of picture frames, cm. Width and height are those over the rails. */
export const PICTURE_FRAME = {
  rail: { width: 4.5, thickness: 2.5 },
  /** The filling lies behind the rails and reaches this far over the opening on each side. */
  lap: 1.5,
  filling: 0.4,
  passepartout: { least: 2, share: 0.12, thickness: 0.2 },
} as const;

const SIDES = ["top", "bottom", "left", "right"] as const;

/** Four rails sawn from one plank, mitred at the corners, and what they frame. */
export function pictureFrameParts(configuration: FrameConfiguration): Part[] {
  const { width, height } = configuration.dimensions;
  const { rail } = PICTURE_FRAME;
  const rails = strips({
    width,
    height,
    strip: rail.width,
    thickness: rail.thickness,
    y: height / 2,
    z: 0,
  }).map((strip): Part => ({ ...strip, id: `rail-${strip.id}`, role: "rail", material: "plank" }));
  return [...rails, ...fillingParts(configuration)];
}

function fillingParts({ dimensions, filling, passepartoutColor }: FrameConfiguration): Part[] {
  if (filling === "none") return [];
  const { rail, lap, filling: thickness, passepartout } = PICTURE_FRAME;
  const opening = { width: dimensions.width - 2 * rail.width, height: dimensions.height - 2 * rail.width };
  const sheet = { width: opening.width + 2 * lap, height: opening.height + 2 * lap };
  const y = dimensions.height / 2;
  const back = -rail.thickness / 2;
  if (filling !== "passepartout") return [panel(filling, sheet, y, back - thickness / 2, thickness)];
  const card = passepartout.thickness;
  const shown = passepartoutShown(opening);
  const mat = strips({ ...sheet, strip: shown + lap, thickness: card, y, z: back - card / 2 }).map(
    (strip): Part => ({
      ...strip,
      id: `passepartout-${strip.id}`,
      role: "filling",
      material: "cardboard",
      color: passepartoutColor,
    }),
  );
  return [...mat, panel("cardboard", sheet, y, back - card - thickness / 2, thickness)];
}

/** How broad a passepartout is seen round its picture, cm. */
export function passepartoutShown(opening: { width: number; height: number }): number {
  const { least, share } = PICTURE_FRAME.passepartout;
  return Math.max(least, Math.min(opening.width, opening.height) * share);
}

function panel(
  material: PartMaterial,
  sheet: { width: number; height: number },
  y: number,
  z: number,
  thickness: number,
): Part {
  return {
    id: "filling",
    role: "filling",
    material,
    shape: "solid",
    along: "x",
    size: { x: sheet.width, y: sheet.height, z: thickness },
    position: { x: 0, y, z: tidy(z) },
    rotation: UNTURNED,
  };
}

interface StripsPlan {
  /** Outer measures. */
  width: number;
  height: number;
  strip: number;
  thickness: number;
  /** Middle. */
  y: number;
  z: number;
}

/** Four strips round a rectangle, mitred at 45°, long points outside. */
function strips({ width, height, strip, thickness, y, z }: StripsPlan) {
  return SIDES.map((id) => {
    const level = id === "top" || id === "bottom";
    const outwards = id === "top" || id === "right" ? 1 : -1;
    const [along, across]: [Axis, Axis] = level ? ["x", "y"] : ["y", "x"];
    const offset = outwards * ((level ? height : width) - strip) * 0.5;
    return {
      id,
      along,
      shape: "solid" as const,
      size: level ? { x: width, y: strip, z: thickness } : { x: strip, y: height, z: thickness },
      position: level ? { x: 0, y: y + offset, z: tidy(z) } : { x: offset, y, z: tidy(z) },
      rotation: UNTURNED,
      mitre: { across, upper: outwards, lower: -outwards },
    };
  });
}
