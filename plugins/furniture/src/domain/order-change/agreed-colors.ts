import { z } from "@medusajs/framework/zod";
import {
  LANGUAGES,
  type Palette,
  type PaletteColor,
  paletteOf,
  STANDARD_COLORS,
} from "@planke46/furniture-rules";

const frozen = z.object({
  color: z.object({
    chooseOwnColor: z.literal(false),
    hex: z.string(),
    ral: z.string().optional(),
    name: z.record(z.enum(LANGUAGES), z.string()).optional(),
  }),
});

/**
 * The standard colours that a piece of an order may have: those of today, and its own with the name and RAL number of the order, whatever
 * staff have changed since. Otherwise a customer who wants another frame would pay for keeping a colour, or get it in the powder of a later
 * RAL number.
 * @param configuration the frozen one of the piece; undefined for a new one
 */
export function agreedColors(today: Palette, configuration: unknown): Palette {
  const color = frozen.safeParse(configuration).data?.color;
  if (!color) return today;
  const agreed = agreedColor(color, today);
  if (!agreed) return today;
  const isThere = today.some(({ hex }) => hex === agreed.hex);
  return paletteOf(
    isThere ? today.map((one) => (one.hex === agreed.hex ? agreed : one)) : [...today, agreed],
  );
}

/** Without a name of its own it is what the rules say of its hex value, or, in an old order, what staff say. */
function agreedColor(
  { hex, ral, name }: z.infer<typeof frozen>["color"],
  today: Palette,
): PaletteColor | undefined {
  if (name) return { hex, ral: ral ?? null, label: name };
  return [...STANDARD_COLORS, ...today].find((one) => one.hex === hex);
}
