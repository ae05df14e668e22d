import { writeFile } from "node:fs/promises";
import { COMMITTED, generateTypes, unknownFields } from "./generate.ts";

/** `npm run typegen`: writes the types the storefront's queries are checked with. */
const types = await generateTypes();
const faults = unknownFields(types);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
await writeFile(COMMITTED, types);
console.log("Written: storefront/app/content/sanity.types.ts");
