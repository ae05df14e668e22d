import { z } from "@medusajs/framework/zod";
import { type Palette, type PaletteColor, paletteOf, STANDARD_COLORS } from "@planke46/furniture-rules";
import { line } from "./details";

/** A standard colour as the CMS's query and our own copy have it. */
const color = z.object({
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((hex) => hex.toUpperCase()),
  ral: z
    .string()
    .regex(/^RAL \d{4}$/)
    .nullish()
    .catch(null)
    .transform((ral) => ral ?? null),
  label: z.object({ de: line, en: line }),
});

/**
 * The palette from what the CMS or our own copy holds: colours without name or value are left out, as on the shop's pages,
 * and where none is left the three of the specification hold. Throws a ZodError for what is no list.
 */
export function readColors(found: unknown): Palette {
  const colors = z.array(z.unknown()).parse(found);
  return paletteOf(
    colors.flatMap((entry): PaletteColor[] => {
      const read = color.safeParse(entry);
      return read.success ? [read.data] : [];
    }),
  );
}

/** Before the first answer of the CMS. */
export const SAMPLE_COLORS: Palette = STANDARD_COLORS;
