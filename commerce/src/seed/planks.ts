import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { PLANK_KINDS } from "@planke46/furniture-rules";
import { z } from "zod";

/** What the seed needs of the furniture plugin's module `planks`. */
interface Planks {
  samplePlanks(): Promise<{ list: string; name: string }[]>;
  addPlank(plank: Record<string, unknown>): Promise<string | undefined>;
  moveSamplePictures(base: string): Promise<void>;
  noteFile(id: string): Promise<void>;
}

const FOLDER_FILE = "sample-planks.json";
const fileName = z.string().regex(/^[\w-]+(\.[\w-]+)*\.(webp|avif|png|jpg)$/, "must be a picture beside it");

const samples = z.array(
  z.object({
    name: z.string().min(1),
    title: z.object({ de: z.string().min(1), en: z.string().min(1) }),
    list: z.enum(PLANK_KINDS),
    length_cm: z.number().int().positive(),
    width_cm: z.number().int().positive(),
    picture: fileName,
    normal_map: fileName.optional(),
    end_grain: fileName.optional(),
  }),
);
type Sample = z.infer<typeof samples>[number];

const MIME_TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/**
 * The sample stock of planks, from a folder with pictures and `sample-planks.json`. Planks that are there stay as they
 * are. The addresses of their pictures follow the shop, should it have moved since.
 */
export async function seedPlanks(
  container: MedusaContainer,
  folder: string | undefined,
  shopAddress: string | undefined,
): Promise<void> {
  const planks = container.resolve<Planks>("furniturePlanks");
  if (shopAddress) await planks.moveSamplePictures(`${shopAddress}/static/`);
  if (!folder || !existsSync(join(folder, FOLDER_FILE))) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info("No sample planks: SAMPLE_PLANKS names no stock");
    return;
  }
  const wanted = samples.parse(JSON.parse(await readFile(join(folder, FOLDER_FILE), "utf8")));
  const present = await planks.samplePlanks();
  for (const sample of wanted) {
    const there = present.some(({ list, name }) => list === sample.list && name === sample.name);
    if (!there) await addSample(container, planks, folder, sample);
  }
}

async function addSample(
  container: MedusaContainer,
  planks: Planks,
  folder: string,
  { name, title, list, length_cm, width_cm, picture, normal_map, end_grain }: Sample,
): Promise<void> {
  const keep = async (file: string | undefined) => (file ? keepFile(container, planks, folder, file) : null);
  await planks.addPlank({
    list,
    name,
    title: title.de,
    title_en: title.en,
    length: length_cm,
    width: width_cm,
    image: await keep(picture),
    normal_map: await keep(normal_map),
    end_grain: await keep(end_grain),
    sample: true,
  });
}

async function keepFile(
  container: MedusaContainer,
  planks: Planks,
  folder: string,
  file: string,
): Promise<string> {
  const content = await readFile(join(folder, file), "base64");
  const mimeType = MIME_TYPES[extname(file)] ?? "application/octet-stream";
  const [stored] = await container
    .resolve(Modules.FILE)
    .createFiles([{ filename: `plank-${file}`, mimeType, content, access: "public" }]);
  if (!stored) throw new Error(`The picture ${file} could not be stored`);
  await planks.noteFile(stored.id);
  return stored.url;
}
