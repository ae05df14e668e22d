import { createRequire } from "node:module";
import { z } from "@medusajs/framework/zod";

const manifest = z.object({ version: z.string() });

/** The version of the rules a configuration was priced with. */
export const RULES_VERSION = manifest.parse(
  createRequire(__filename)("@planke46/furniture-rules/package.json"),
).version;
