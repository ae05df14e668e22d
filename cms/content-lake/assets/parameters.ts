import { z } from "zod";
import { requestFailure } from "../failure.ts";
import { readableIssues } from "../http/exchange.ts";

/** Longest side of a rendered image, in pixels. */
const LONGEST_SIDE = 6000;

/** Longest side once multiplied by `dpr`, as with Sanity. */
const LONGEST_DRAWN = 8192;

const pixels = z.coerce.number().int().min(1).max(LONGEST_SIDE);
const share = z.coerce.number().min(0).max(1);
const rectangle = z
  .string()
  .regex(/^\d+(\.\d+)?(,\d+(\.\d+)?){3}$/, "four numbers: left,top,width,height")
  .transform((text) => {
    const [left = 0, top = 0, width = 0, height = 0] = text
      .split(",")
      .map((part) => Math.round(Number(part)));
    return { left, top, width, height };
  })
  .refine(({ width, height }) => width > 0 && height > 0, "width and height must be at least 1");

const parameters = z
  .object({
    w: pixels,
    h: pixels,
    "max-w": pixels,
    "max-h": pixels,
    "min-w": pixels,
    "min-h": pixels,
    pad: z.coerce.number().int().min(0).max(1000),
    frame: z.literal("1"),
    dpr: z.coerce.number().min(1).max(3),
    fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "min", "scale"]),
    crop: z.enum(["top", "bottom", "left", "right", "center", "focalpoint", "entropy"]),
    "fp-x": share,
    "fp-y": share,
    rect: rectangle,
    fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]),
    q: z.coerce.number().int().min(1).max(100),
    auto: z.literal("format"),
    bg: z
      .string()
      .regex(/^([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, "a colour as hexadecimal digits"),
    blur: z.coerce.number().min(1).max(2000),
    sharp: z.coerce.number().int().min(0).max(100),
    or: z.enum(["0", "90", "180", "270"]).transform(Number),
    flip: z.enum(["h", "v", "hv", "vh"]),
    invert: z.enum(["true", "false"]).transform((text) => text === "true"),
    sat: z.literal("-100").transform(Number),
  })
  .partial()
  .refine(({ w = 1, h = 1, dpr = 1 }) => Math.max(w, h) * dpr <= LONGEST_DRAWN, {
    path: ["dpr"],
    message: `times w or h is more than ${LONGEST_DRAWN} pixels`,
  });
export type ImageParameters = z.infer<typeof parameters>;

/** Not part of the picture itself. */
const OUTSIDE_THE_PICTURE = new Set(["dl", "dlRaw", "tag"]);

/**
 * Reads the parameters of an image address, the ones of Sanity's image pipeline. Throws 400 naming the parameter, what
 * it must be, and any parameter that does not exist.
 */
export function imageParameters(search: URLSearchParams): ImageParameters {
  const given = Object.fromEntries([...search].filter(([name]) => !OUTSIDE_THE_PICTURE.has(name)));
  const unknown = Object.keys(given).filter((name) => !(name in parameters.shape));
  if (unknown.length > 0) {
    throw requestFailure(400, "Bad Request", `Unknown image parameter ${unknown.join(", ")}`);
  }
  const result = parameters.safeParse(given);
  if (!result.success)
    throw requestFailure(400, "Bad Request", `Image parameter ${readableIssues(result.error)}`);
  return result.data;
}
