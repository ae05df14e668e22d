import { type ConfigurationOf, parseConfiguration } from "@planke46/furniture-rules";
import { z } from "zod";
import { CONFIGURABLE_KINDS, type ConfigurableKind } from "../piece/kinds.ts";

/** Rooms that `tools/renders/blender/rooms.py` can build. */
export const ROOMS = [
  "dining",
  "office",
  "hall",
  "corner",
  "living",
  "gallery",
  "lounge",
  "kitchen",
  "bare",
  "workshop",
] as const;

const point = z.tuple([z.number(), z.number(), z.number()]);

const pieceSchema = z
  .strictObject({
    kind: z.enum(CONFIGURABLE_KINDS),
    /** As `parseConfiguration` wants it. */
    configuration: z.record(z.string(), z.unknown()),
    /** Planks of the sample stock for the boards, in their order. */
    planks: z.array(z.string().regex(/^\d\d$/)).min(1),
    /** Where the middle of its footprint stands: metres to the right, away from the viewer, up. */
    at: point.default([0, 0, 0]),
    /** Degrees, counter-clockwise seen from above. */
    turn: z.number().default(0),
  })
  .transform(({ kind, configuration, ...place }, context) => {
    const parsed = parseConfiguration(kind, configuration);
    if (parsed.ok)
      return { kind, configuration: parsed.configuration as ConfigurationOf<ConfigurableKind>, ...place };
    for (const { message, path } of parsed.issues)
      context.addIssue({ code: "custom", message: `${kind}: ${message}`, path: ["configuration", path] });
    return z.NEVER;
  });

/** What a picture shows and how it was taken: picture, price, words and link are all made from this. */
export const pictureSchema = z.strictObject({
  /** The piece that is priced, linked and named. */
  shown: pieceSchema,
  /** Other pieces of the shop in the same picture. */
  beside: z.array(pieceSchema).default([]),
  room: z.enum(ROOMS),
  /** Whether the files beside show the piece in that room, or still alone on paper. Set by `npm run renders`. */
  taken: z.enum(["room", "paper"]).default("paper"),
  camera: z.strictObject({
    from: point,
    /** The middle of the picture; the distance to it is in focus unless `focus` (m) says otherwise. */
    to: point,
    /** Focal length on 36 mm film, and f-number. */
    lens: z.number().min(20).max(135),
    aperture: z.number().min(1),
    focus: z.number().positive().optional(),
    /** Looks at the point instead of staying level with a shifted lens. */
    tilted: z.boolean().default(false),
  }),
  /** How bright the middle tone is, linear. */
  key: z.number().min(0.02).max(0.5).default(0.25),
  /** Pixels of the largest size. */
  width: z.int().positive(),
  height: z.int().positive(),
});

export type PictureDescription = z.infer<typeof pictureSchema>;
