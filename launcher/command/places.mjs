import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the clone. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Stamps and locks that belong to the clone; deleting it costs one build. */
export const CACHE = join(ROOT, ".cache");
