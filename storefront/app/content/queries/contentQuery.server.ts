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
