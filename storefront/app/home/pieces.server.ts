import {
  defaultConfiguration,
  fieldsOf,
  type Kind,
  PRESETS,
  type Prices,
  priceOf,
  SIDES,
  type TableConfiguration,
} from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import type { Language } from "../language/languages.ts";
import { nearestConfiguration, queryOf } from "../piece/address/address.ts";
import { sizesOf, sizeTitle } from "../piece/fields/size.ts";
import { CONFIGURABLE_KINDS, type ConfigurableKind, FORMS } from "../piece/kinds.ts";
import type { ShownTeaser } from "./KindTeasers.tsx";
import { shownPicture } from "./kindPictures.server.ts";

type WrittenTeaser = Pick<ShownTeaser, "kind" | "text" | "picture">;

/** A visitor sent here for a kind meets that kind first. */
const HINTS: Readonly<Record<string, ConfigurableKind>> = {
  tisch: "table",
  bank: "bench",
  regal: "shelf",
  hocker: "stool",
};

/** The kind a referral's path names; null for home itself. */
export function hintIn(request: Request): ConfigurableKind | null {
  const word = /^\/(\w+)/.exec(new URL(request.url).pathname)?.[1] ?? "";
  return (Object.hasOwn(HINTS, word) && HINTS[word]) || null;
}

/** The kind that home begins with: the one a visitor was sent here for, else the table, else whichever is sold for now. */
export function firstKind(hint: ConfigurableKind | null, offSale: readonly Kind[]): ConfigurableKind {
  const wanted = [hint ?? "table", "table", ...CONFIGURABLE_KINDS] as const;
  return wanted.find((kind) => !offSale.includes(kind)) ?? "table";
}

/** The editors' teasers; while the CMS has none, a plain one of every kind. */
export function shownTeasers(
  written: WrittenTeaser[],
  hint: ConfigurableKind | null,
  prices: Prices,
  t: TFunction,
  language: Language,
): ShownTeaser[] {
  const plain = CONFIGURABLE_KINDS.map((kind) => ({
    kind,
    text: t(`configurator.of.${kind}.teaser`),
    picture: null,
  }));
  const teasers: WrittenTeaser[] = written.length > 0 ? written : plain;
  return [...teasers.filter(({ kind }) => kind === hint), ...teasers.filter(({ kind }) => kind !== hint)].map(
    (teaser) => ({
      ...teaser,
      // The piece in an editor's own picture is unknown: no price "as shown" stands beside it.
      shown: teaser.picture ? null : shownPicture(teaser.kind, prices, t, language),
      fromPrice: leastPrice(teaser.kind, prices),
    }),
  );
}

/** The least one pays for a kind, whole EUR: for its cheapest named size, or for its smallest sides. */
function leastPrice(kind: ConfigurableKind, prices: Prices): number {
  const own = fieldsOf(FORMS[kind], "whole").map(({ name }) => [name, "0"]);
  const least = { numberOfPlanks: "0", numberOfPillars: "0", ...Object.fromEntries(own) };
  const smallest = Object.fromEntries(SIDES.map((side) => [side, "0"]));
  const named = sizesOf(kind).filter((size) => size !== "individual");
  const queries = (named.length > 0 ? named.map((chosen) => ({ chosen })) : [smallest]).map((size) => ({
    ...size,
    ...least,
  }));
  const pieces = queries.map((query) => nearestConfiguration(kind, new URLSearchParams(query)));
  return Math.min(...pieces.map((piece) => priceOf(kind, piece, prices).price));
}

/** The three standard tables with what each costs. */
export function presetTables(prices: Prices, language: Language) {
  return (["dining", "office", "sofa"] as const).map((name) => {
    const table: TableConfiguration = {
      ...defaultConfiguration("table"),
      dimensions: { chosen: name, ...PRESETS.table[name] },
    };
    return {
      name,
      title: sizeTitle("table", name, language),
      ...PRESETS.table[name],
      query: queryOf("table", table).toString(),
      price: priceOf("table", table, prices).price,
    };
  });
}
