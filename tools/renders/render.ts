// `npm run renders [name …] [--preview]`: pictures of furniture in rooms, rendered from the descriptions beside them.
// `--preview` is small and `--draft` large, and neither is written beside the descriptions; `--encode` writes what was drafted.
// Needs `blender` (3.4, Cycles) with numpy on the PATH. One picture takes minutes; only the named ones are made, if any.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { descriptions } from "./descriptions.ts";
import { encode } from "./encode.ts";
import { modelOf } from "./furniture.ts";

const run = promisify(execFile);

/** Samples of a pixel; rendered at this share of the final size. */
const FINAL = { scale: 1, samples: 96 } as const;
const CHECK = { scale: 1 / 40, samples: 1 } as const;
const PREVIEW = { scale: 1 / 3, samples: 16 } as const;
/** Where previews and unencoded pictures come to lie. */
const OUT = process.env.RENDERS_OUT ?? join(tmpdir(), "renders");

const words = process.argv.slice(2);
const preview = words.includes("--preview") || words.includes("--check");
/** Rendering stops after so many seconds, however many samples there are by then; 0 for as long as it takes. */
const seconds = Number(words.find((word) => word.startsWith("--seconds="))?.slice("--seconds=".length) ?? 0);
/** Another width of the rendered picture than its description's, px. */
const ownWidth = Number(words.find((word) => word.startsWith("--width="))?.slice("--width=".length) ?? 0);
const names = words.filter((word) => !word.startsWith("--"));
await mkdir(OUT, { recursive: true });
for (const [name, description] of await descriptions()) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (words.includes("--encode")) {
    await encode(name, join(OUT, `${name}.png`));
    continue;
  }
  const folder = await mkdtemp(join(tmpdir(), `render-${name}-`));
  const { scale: usual, samples } = words.includes("--check") ? CHECK : preview ? PREVIEW : FINAL;
  const { shown, beside, room, camera, key, width, height } = description;
  const models = [];
  for (const [index, piece] of [shown, ...beside].entries())
    models.push(await modelOf(piece, join(folder, String(index))));
  const scale = ownWidth ? ownWidth / width : usual;
  const out = join(OUT, `${name}${preview ? "-preview" : ""}.png`);
  const pixels = [width * scale, height * scale].map(Math.round);
  const job = { name, models, room, camera, key, pixels, samples, seconds, folder, out };
  await writeFile(join(folder, "job.json"), JSON.stringify(job));
  const script = join(import.meta.dirname, "blender", "studio.py");
  const { stdout, stderr } = await run(
    "nice",
    [
      "-n",
      "19",
      "blender",
      "-b",
      "--factory-startup",
      "--python-exit-code",
      "1",
      "-P",
      script,
      "--",
      join(folder, "job.json"),
    ],
    { maxBuffer: 1e8 },
  ).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${name}: ${error.stdout.slice(-3000)}${error.stderr.slice(-3000)}`);
  });
  const said = stdout.split("\n").filter((line) => line.startsWith(`${name}:`) || line.includes("Error"));
  console.log(said.join("\n"), stderr.slice(-500));
  if (!preview && !words.includes("--draft")) await encode(name, out);
  await rm(folder, { recursive: true });
}
