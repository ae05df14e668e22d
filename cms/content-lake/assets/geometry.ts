import { requestFailure } from "../failure.ts";
import { MOST_PIXELS } from "./input.ts";
import type { ImageParameters } from "./parameters.ts";

export interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

/** How an image is drawn: this region of the original is scaled to `size`, and `margin` is added around it (pixels). */
export interface Drawing {
  region: Region;
  size: Size;
  margin: Record<"left" | "right" | "top" | "bottom", number>;
}

/**
 * Works out the drawing from the parameters of an image address, with the meaning Sanity's image pipeline gives them.
 * Throws 400 when it would have more pixels than an upload may have.
 */
export function drawing(original: Size, parameters: ImageParameters): Drawing {
  const dpr = parameters.dpr ?? 1;
  const cut = parameters.rect ? inside(parameters.rect, original) : { left: 0, top: 0, ...original };
  const pad = Math.round((parameters.pad ?? 0) * dpr);
  const asked = {
    width: parameters.w && Math.max(1, Math.round(parameters.w * dpr) - 2 * pad),
    height: parameters.h && Math.max(1, Math.round(parameters.h * dpr) - 2 * pad),
  };
  const fitted = fit(cut, asked, parameters);
  const { width, height } = fitted.size;
  if (width * height > MOST_PIXELS) {
    throw requestFailure(
      400,
      "Bad Request",
      `An image of ${width} × ${height} pixels is too large to be drawn`,
    );
  }
  const { left, right, top, bottom } = fitted.margin;
  const margin = { left: left + pad, right: right + pad, top: top + pad, bottom: bottom + pad };
  return { ...fitted, margin };
}

const NO_MARGIN = { left: 0, right: 0, top: 0, bottom: 0 };

function fit(
  cut: Region,
  asked: { width: number | undefined; height: number | undefined },
  parameters: ImageParameters,
): Drawing {
  const { width, height } = asked;
  if (!width || !height) {
    const scale = width ? width / cut.width : height ? height / cut.height : 1;
    const smaller = parameters.fit === "max" || parameters.fit === "min" || parameters.fit === "fillmax";
    return {
      region: cut,
      size: bounded(cut, smaller ? Math.min(1, scale) : scale, parameters),
      margin: NO_MARGIN,
    };
  }
  const inner = Math.min(width / cut.width, height / cut.height);
  switch (parameters.fit ?? (parameters.crop ? "crop" : "clip")) {
    case "crop":
      return {
        region: covering(cut, { width, height }, parameters),
        size: { width, height },
        margin: NO_MARGIN,
      };
    case "min": {
      const shrunk = Math.min(1, cut.width / width, cut.height / height);
      const size = scaled({ width, height }, shrunk);
      return { region: covering(cut, size, parameters), size, margin: NO_MARGIN };
    }
    case "scale":
      return { region: cut, size: { width, height }, margin: NO_MARGIN };
    case "fill":
      return filled(cut, scaled(cut, inner), { width, height });
    case "fillmax":
      return filled(cut, scaled(cut, Math.min(1, inner)), { width, height });
    case "max":
      return { region: cut, size: scaled(cut, Math.min(1, inner)), margin: NO_MARGIN };
    case "clip":
      return { region: cut, size: scaled(cut, inner), margin: NO_MARGIN };
  }
}

/** `max-w`, `max-h`, `min-w` and `min-h` bound what `w` or `h` alone, or neither, would give. */
function bounded(cut: Size, scale: number, parameters: ImageParameters): Size {
  const most = Math.min(
    (parameters["max-w"] ?? Number.POSITIVE_INFINITY) / cut.width,
    (parameters["max-h"] ?? Number.POSITIVE_INFINITY) / cut.height,
  );
  const least = Math.max((parameters["min-w"] ?? 0) / cut.width, (parameters["min-h"] ?? 0) / cut.height);
  return scaled(cut, Math.min(most, Math.max(least, scale)));
}

/** The largest part of `cut` with the shape of `size`, where `crop` says or around the focal point as far as it reaches. */
function covering(cut: Region, size: Size, parameters: ImageParameters): Region {
  const scale = Math.max(size.width / cut.width, size.height / cut.height);
  const width = Math.max(1, Math.min(cut.width, Math.round(size.width / scale)));
  const height = Math.max(1, Math.min(cut.height, Math.round(size.height / scale)));
  const { x, y } = centre(parameters);
  const place = (share: number, whole: number, part: number) =>
    Math.max(0, Math.min(whole - part, Math.round(share * whole - part / 2)));
  return {
    left: cut.left + place(x, cut.width, width),
    top: cut.top + place(y, cut.height, height),
    width,
    height,
  };
}

/** What should stay in the middle, as shares of width and height. `entropy` is answered like the middle. */
function centre(parameters: ImageParameters): { x: number; y: number } {
  const middle = 0.5;
  switch (parameters.crop) {
    case "focalpoint":
      return { x: parameters["fp-x"] ?? middle, y: parameters["fp-y"] ?? middle };
    case "left":
      return { x: 0, y: middle };
    case "right":
      return { x: 1, y: middle };
    case "top":
      return { x: middle, y: 0 };
    case "bottom":
      return { x: middle, y: 1 };
    default:
      return { x: middle, y: middle };
  }
}

function filled(region: Region, size: Size, box: Size): Drawing {
  const left = Math.floor((box.width - size.width) / 2);
  const top = Math.floor((box.height - size.height) / 2);
  const margin = { left, right: box.width - size.width - left, top, bottom: box.height - size.height - top };
  return { region, size, margin };
}

function inside(rect: Region, size: Size): Region {
  const left = Math.min(rect.left, size.width - 1);
  const top = Math.min(rect.top, size.height - 1);
  return {
    left,
    top,
    width: Math.min(rect.width, size.width - left),
    height: Math.min(rect.height, size.height - top),
  };
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
