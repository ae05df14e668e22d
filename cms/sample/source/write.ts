import { mkdir, writeFile } from "node:fs/promises";
import { sampleText } from "./documents.ts";
import { drawFrames } from "./drawings.ts";
import { drawPages } from "./drawings-pages.ts";

/** Writes `sample.ndjson` and its drawings: `npm run sample`. Pictures of reviews and kinds: `npm run pictures reviews infos`. */
const folder = new URL("..", import.meta.url);
await mkdir(new URL("images/", folder), { recursive: true });
const drawn = await Promise.all([drawFrames(), drawPages()]);
for (const { name, bytes } of drawn.flat()) await writeFile(new URL(`images/${name}`, folder), bytes);
await writeFile(new URL("sample.ndjson", folder), sampleText());
console.log("sample written");
