import { mkdir, writeFile } from "node:fs/promises";
import { sampleText } from "./documents.ts";
import { drawFrames } from "./drawings.ts";
import { drawKinds } from "./drawings-kinds.ts";
import { drawPages } from "./drawings-pages.ts";
import { drawReviews } from "./drawings-reviews.ts";

/** Writes `sample.ndjson` and its pictures: `npm run sample`. */
const folder = new URL("..", import.meta.url);
await mkdir(new URL("images/", folder), { recursive: true });
const drawn = await Promise.all([drawFrames(), drawKinds(), drawPages(), drawReviews()]);
for (const { name, bytes } of drawn.flat()) await writeFile(new URL(`images/${name}`, folder), bytes);
await writeFile(new URL("sample.ndjson", folder), sampleText());
console.log("sample written");
