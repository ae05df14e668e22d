import type * as z from "zod";
import { benchSchema } from "./bench/schema.js";
import { deskSchema } from "./desk/schema.js";
import { frameSchema } from "./frame/schema.js";
import type { Kind } from "./names.js";
import type { ConfigurationOf } from "./registry.js";
import { sampleSchema } from "./sample/schema.js";
import { shelfSchema } from "./shelf/schema.js";
import { stoolSchema } from "./stool/schema.js";
import { tableSchema } from "./table/schema.js";

/**
 * What each kind accepts from outside, and how left-out fields are filled. Apart from the registry, so that a browser that
 * draws and prices gets no zod.
 */
export const SCHEMAS: { readonly [K in Kind]: z.ZodType<ConfigurationOf<K>> } = {
  table: tableSchema,
  tableOffice: deskSchema,
  bench: benchSchema,
  stool: stoolSchema,
  shelf: shelfSchema,
  frame: frameSchema,
  sample: sampleSchema,
};
