// `npm run pictures [kind | reviews | infos …]`: photographs of every kind for home, chooser and README, and of the pieces of
// the sample's reviews and of its „Mehr über unsere …“, taken of the shop's own scenes.
import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { CONFIGURABLE_KINDS, type ConfigurableKind, DEFINITIONS } from "@planke46/furniture-rules";
import sharp from "sharp";
import { pictureSchema } from "../../home/pictureDescription.server.ts";
import { openCamera } from "./camera.ts";
import type { Shot } from "./inBrowser.ts";
import { takeInfos, takeReviews } from "./samplePiece.ts";

const DESCRIPTIONS = new URL("../../home/pictures/", import.meta.url);

const FOLDER = new URL("../../home/pictures/", import.meta.url);

/** Pictures are 4:3. They are taken larger and reduced, so that no edge is jagged. */
const TAKEN = { width: 2400, height: 1800 } as const;

/** Widths in pixels: a phone, half a desktop page, a fine screen. */
const WIDTHS = [480, 960, 1600] as const;

const only = process.argv.slice(2);
const wanted = (name: string) => only.length === 0 || only.includes(name);
if (wanted("reviews")) await takeReviews(console.log);
if (wanted("infos")) await takeInfos(console.log);
const kinds = CONFIGURABLE_KINDS.filter(wanted);
if (kinds.length > 0) await takeKinds(kinds);

async function takeKinds(kinds: readonly ConfigurableKind[]): Promise<void> {
  const camera = await openCamera();
  await mkdir(FOLDER, { recursive: true });
  for (const kind of kinds) {
    const shot = await shotOf(kind);
    if (!shot) continue;
    const taken = await camera.take(shot, TAKEN.width, TAKEN.height);
    for (const width of WIDTHS) {
      const picture = sharp(taken).resize(width, (width * 3) / 4, { kernel: "lanczos3" });
      await picture
        .clone()
        .avif({ quality: 58, effort: 6 })
        .toFile(fileOf(`${kind}-${width}.avif`));
      if (width === 960)
        await picture
          .clone()
          .webp({ quality: 80 })
          .toFile(fileOf(`${kind}-${width}.webp`));
    }
    console.log(kind);
  }
  await camera.close();
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, FOLDER));
}

/** What to photograph of a kind; null where a picture in a room has taken the place. Throws when it cannot be built. */
async function shotOf(kind: ConfigurableKind): Promise<Shot | null> {
  const said: unknown = JSON.parse(await readFile(new URL(`${kind}.json`, DESCRIPTIONS), "utf8"));
  const { shown, taken } = pictureSchema.parse(said);
  if (taken === "room") return null;
  return { kind, configuration: shown.configuration, view: DEFINITIONS[kind].camera, planks: shown.planks };
}
