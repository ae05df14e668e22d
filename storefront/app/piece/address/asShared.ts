import { CONFIGURABLE_KINDS, OWN_FIELD_NAMES } from "@planke46/furniture-rules";
import { withoutSigns } from "../../navigation/oldLinks.ts";
import { OWN_COLOR } from "../fields/color.ts";
import { FORMS } from "../kinds.ts";
import { MOST_POSITIONS, plankField } from "../plankFields.ts";
import { WISH_FIELD } from "../wish/address.ts";
import { COUNT_FIELD } from "./address.ts";
import { ALL_REVIEWS } from "./allReviews.ts";

const forms = CONFIGURABLE_KINDS.map((kind) => FORMS[kind]);

/** Fields that say one of a few words, and the words. */
const CHOICES = ["chosen", ...new Set(forms.flatMap(({ choices }) => Object.keys(choices)))];
const WORDED = new Set([...CHOICES, "color", "choosePlanks", ...OWN_FIELD_NAMES]);
const WORD = byLowerCase([
  ...["individual", OWN_COLOR, "yes"],
  ...forms.flatMap(({ choices, presets }) => [
    ...Object.values(choices).flat(),
    ...Object.keys(presets ?? {}),
  ]),
]);
const NAME = byLowerCase([
  ...WORDED,
  ...forms.flatMap(({ sides }) => sides),
  ...["ownColor", "passepartoutColor", "numberOfPlanks", "numberOfPillars", "boards"],
  ...Array.from({ length: MOST_POSITIONS }, (_, position) => plankField(position)),
  ...[COUNT_FIELD, WISH_FIELD, "lng", ALL_REVIEWS[0]],
]);

const NAMES = [...NAME.keys()].join("|");
const ENCODED_AND = new RegExp(`%26(?=(?:${NAMES})(?:=|%3D))`, "gi");
const ENCODED_IS = new RegExp(`(^|&)(${NAMES})%3D`, "gi");
const IS_KEPT_WISH = new RegExp(`(?:^|&)${WISH_FIELD}=`);

function byLowerCase(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

/**
 * The query that a configurator's address had when it was shared. Mail programs and messengers write "&amp;" for "&", encode the signs between
 * fields or the whole, change capitals, and take the full stop behind a link for its end; read as it stands, such a link shows
 * another piece and does not say so.
 * @param query without its question mark
 * @returns null where it is written as it should be
 */
export function asShared(query: string): string | null {
  const fields = separated(query.replaceAll(/&amp;/gi, "&")).split("&");
  const last = fields.at(-1) ?? "";
  if (NAME.has(nameOf(last))) fields[fields.length - 1] = withoutSigns(last);
  const shared = fields.map(inItsCase).join("&");
  return shared === query ? null : shared;
}

function separated(query: string): string {
  // Within a wish the signs are encoded rightly.
  if (IS_KEPT_WISH.test(query)) return query;
  if (!query.includes("=") && query.search(ENCODED_IS) >= 0) return decoded(query);
  return query.replaceAll(ENCODED_AND, "&").replaceAll(ENCODED_IS, "$1$2=");
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query).replaceAll(/&amp;/gi, "&");
  } catch {
    return query;
  }
}

function inItsCase(field: string): string {
  const at = field.indexOf("=");
  const name = NAME.get(nameOf(field));
  if (at < 0 || name === undefined) return field;
  const value = field.slice(at + 1);
  return `${name}=${(WORDED.has(name) && WORD.get(value.toLowerCase())) || value}`;
}

function nameOf(field: string): string {
  return field.split("=", 1)[0]?.toLowerCase() ?? "";
}
