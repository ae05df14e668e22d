import * as z from "zod";
import { hexOfRal, ralOf } from "../colors/ral.js";
import { report, zodReason } from "../configuration/issues.js";
import { LEFT_OUT } from "../configuration/palette-color.js";
import type { Range } from "../configuration/range.js";
import type { Color, Size } from "../configuration/types.js";

const LONGEST_LIST = 10;
const PLANK_ID = /^[^\p{Cc}]{1,100}$/u;
const HEX = /^#[0-9a-f]{6}$/i;

/** A whole number within bounds; strings, fractions, NaN and Infinity are refused. */
export function whole({ min, max }: Range, unit: "cm" | "" = "cm") {
  const bounds = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
  const message = `must be ${bounds}${unit && ` ${unit}`}`;
  const params = { min, max, unit };
  return z
    .custom<number>(Number.isInteger, {
      ...zodReason({ code: "not_a_number", message, params }),
      abort: true,
    })
    .refine((value) => value >= min && value <= max, zodReason({ code: "out_of_bounds", message, params }));
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]) {
  const allowed = words.join(", ");
  return z.custom<Word>(
    (value) => (words as readonly unknown[]).includes(value),
    zodReason({ code: "not_one_of", message: `must be one of ${allowed}`, params: { allowed } }),
  );
}

/** true or false, nothing that merely looks like it. */
export const yesOrNo = z.custom<boolean>(
  (value) => typeof value === "boolean",
  zodReason({ code: "not_a_boolean", message: "must be true or false" }),
);

/** "#RRGGBB", answered in upper case. */
export const hexColor = z
  .custom<string>(
    (value) => typeof value === "string" && HEX.test(value),
    zodReason({ code: "not_a_color", message: "must be a colour written #RRGGBB" }),
  )
  .transform((hex) => hex.toUpperCase());

/** A number of RAL Classic, answered as "RAL 5024". */
const ralNumber = z
  .custom<string>(
    (value) => typeof value === "string" && ralOf(value) !== undefined,
    zodReason({ code: "unknown_ral", message: "must be a number of RAL Classic, written RAL 5024" }),
  )
  .transform((typed) => ralOf(typed) ?? typed);

/**
 * The colour of the steel. Beside a RAL number the hex value is that of the table, whatever was sent; a name is the
 * palette's alone, so that a frozen colour may be sent again. `frozenColor` looks at the palette.
 */
export const color = z
  .strictObject({
    chooseOwnColor: yesOrNo.default(false),
    hex: hexColor.default(LEFT_OUT),
    ral: ralNumber.optional(),
    name: z.looseObject({}).optional(),
  })
  .transform(({ chooseOwnColor, hex, ral }): Color => {
    const meant = chooseOwnColor && ral ? hexOfRal(ral) : undefined;
    return meant ? { chooseOwnColor, hex: meant, ral } : { chooseOwnColor, hex };
  });

/** A list of at most ten entries, looked at before its entries are. */
export function shortList<Entry extends z.ZodType>(entry: Entry) {
  const message = `must be a list of at most ${LONGEST_LIST} entries`;
  return z
    .custom<z.input<Entry>[]>((value) => Array.isArray(value) && value.length <= LONGEST_LIST, {
      ...zodReason({ code: "not_a_list", message, params: { max: LONGEST_LIST } }),
      abort: true,
    })
    .pipe(z.array(entry));
}

/** Plank ids by position, null where the workshop picks. `checkPlanks` looks at them as a whole. */
export const planks = shortList(
  z.custom<string | null>(
    (value) => value === null || (typeof value === "string" && PLANK_ID.test(value)),
    zodReason({ code: "not_a_plank", message: "must be a plank id or null" }),
  ),
);

export interface SizeRules<Chosen extends string> {
  readonly bounds: Readonly<Record<keyof Size, Range>>;
  readonly presets: Readonly<Record<Exclude<Chosen, "individual">, Readonly<Size>>>;
  readonly choices: readonly Chosen[];
  readonly fallback: Readonly<Size> & { readonly chosen: Chosen };
}

/** Length, width and height: a preset fixes them, `individual` takes the default for what is left out. */
export function chosenSize<Chosen extends string>(rules: SizeRules<Chosen>) {
  const { bounds, choices, fallback } = rules;
  const presets: Readonly<Record<string, Readonly<Size>>> = rules.presets;
  return z
    .strictObject({
      chosen: oneOf(choices).default(() => fallback.chosen),
      length: whole(bounds.length).optional(),
      width: whole(bounds.width).optional(),
      height: whole(bounds.height).optional(),
    })
    .transform((given, context) => {
      const chosen = given.chosen;
      const preset = chosen === "individual" ? undefined : presets[chosen];
      const size = preset ?? fallback;
      for (const side of ["length", "width", "height"] as const) {
        if (!preset || given[side] === undefined || given[side] === preset[side]) continue;
        const message = `must be ${preset[side]} cm with dimensions.chosen ${chosen}; other sizes are individual`;
        const params = { preset: chosen, value: preset[side], unit: "cm" };
        report(context, [side], { code: "preset_fixed", message, params });
      }
      const { length = size.length, width = size.width, height = size.height } = given;
      return { chosen, length, width, height };
    });
}
