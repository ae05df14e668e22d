import type { PictureOf } from "../picture.server.ts";

/** One question to the CMS. */
export interface ContentQuery<Result, Shaped> {
  /** Names it in the cache and in the log. */
  name: string;
  groq: string;
  /** From the CMS's answer, in which anything may be missing, to what the pages take. */
  shape: (result: Result, pictureOf: PictureOf) => Shaped;
}

/**
 * Makes a question of a query and the type generated for its answer. It does not compile when the query names a field
 * that no schema has: the generated type of such a field is `null` and nothing else.
 */
export function contentQuery<Result, Shaped>(
  query: ContentQuery<Result, Shaped> & Known<Result>,
): ContentQuery<Result, Shaped> {
  return query;
}

type Known<Result> = [UnknownField<Result>] extends [never]
  ? unknown
  : { fault: `No schema has the field ${UnknownField<Result>}; npm run typegen in cms/ tells more.` };

/** Paths of the fields that can be nothing but null. */
type UnknownField<T, Path extends string = ""> = [T] extends [never]
  ? never
  : [T] extends [null]
    ? Path
    : T extends readonly (infer Item)[]
      ? UnknownField<Item, Path>
      : T extends object
        ? { [K in keyof T & string]-?: UnknownField<T[K], Path extends "" ? K : `${Path}.${K}`> }[keyof T &
            string]
        : never;

/*
 * Pieces that several queries are made of; each takes a field and answers GROQ. `sanity typegen` reads them without
 * running them, so that a piece may not hand its field on to another one.
 */

/** A text in the language asked for; the German one where English is missing. Another language is a pair of its own, before the last one. */
export const localText = (field: string) =>
  `select($locale == "en" => coalesce(${field}.en, ${field}.de), ${field}.de)`;

/** What a picture needs to be shown: its file with measures and blurred miniature, its crop, its words. */
export const pictureFields = `
  "alt": ${localText("alt")},
  crop,
  hotspot,
  "file": asset->{
    _id,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "blur": metadata.lqip,
    "opaque": metadata.isOpaque,
    "color": metadata.palette.dominant.background
  }`;

/** Rich text in the language asked for, its pictures with all they need. */
export const localBlocks = (field: string) =>
  `select($locale == "en" => coalesce(${field}.en, ${field}.de), ${field}.de)[] {
    _type == "block" => { _key, _type, style, listItem, level, markDefs, children },
    _type == "picture" => { _key, _type, ${pictureFields} }
  }`;

/** A day as the Studio writes it, YYYY-MM-DD; "" for none, and for what is none: the CMS itself takes any text. */
export function calendarDay(written: string | null): string {
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(written ?? "") ? `${written}T00:00:00Z` : Number.NaN);
  // The 30th of February is read as a day in March.
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === written;
  return isDay ? written : "";
}
