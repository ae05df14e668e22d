import { mkdir, writeFile } from "node:fs/promises";
import { sampleText } from "./documents.ts";
import { drawFrames } from "./drawings.ts";
import { drawReviews } from "./drawings-reviews.ts";

/** Writes `sample.ndjson` and its pictures: `npm run sample`. */
const folder = new URL("..", import.meta.url);
await mkdir(new URL("images/", folder), { recursive: true });
for (const { name, bytes } of [...(await drawFrames()), ...(await drawReviews())])
  await writeFile(new URL(`images/${name}`, folder), bytes);
await writeFile(new URL("sample.ndjson", folder), sampleText());
console.log("sample written");
