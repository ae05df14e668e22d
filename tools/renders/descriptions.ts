import { readdir, readFile } from "node:fs/promises";
import {
  type PictureDescription,
  pictureSchema,
} from "../../storefront/app/home/pictureDescription.server.ts";

/** Where pictures and their descriptions lie. */
export const PICTURES = new URL("../../storefront/app/home/pictures/", import.meta.url);

/** All descriptions, by the picture's name. Throws when one does not parse. */
export async function descriptions(): Promise<[string, PictureDescription][]> {
  const files = (await readdir(PICTURES)).filter((file) => file.endsWith(".json")).sort();
  return Promise.all(
    files.map(async (file): Promise<[string, PictureDescription]> => {
      const said: unknown = JSON.parse(await readFile(new URL(file, PICTURES), "utf8"));
      return [file.slice(0, -".json".length), pictureSchema.parse(said)];
    }),
  );
}
