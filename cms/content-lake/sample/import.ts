import { createReadStream } from "node:fs";
import { access, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createClient } from "@sanity/client";
import type { Place } from "../assets/upload.ts";
import type { Store } from "../documents/store.ts";
import type { Settings } from "../environment.ts";

/** Lies in the data folder while the sample is coming in, so that an import cut short is begun again. */
const markerOf = (settings: Settings) => join(settings.folder, "sample-import-unfinished");

/** A new folder gets the sample; one that has documents is left alone, unless its first import was cut short. */
export async function needsSample(settings: Settings, store: Store): Promise<boolean> {
  if (!settings.sample) return false;
  if (store.documents.size === 0) return true;
  return access(markerOf(settings)).then(
    () => true,
    () => false,
  );
}

/** Imports the NDJSON of `CONTENT_LAKE_SAMPLE` over HTTP with Sanity's own importer, as one would into hosted Sanity. */
export async function importSample(settings: Settings, place: Place): Promise<void> {
  const path = settings.sample;
  if (!path) return;
  await access(path).catch(() => {
    throw new Error(`the sample ${path} cannot be read (CONTENT_LAKE_SAMPLE)`);
  });
  await writeFile(markerOf(settings), "");
  const client = createClient({
    ...settings.place,
    apiHost: place.publicUrl,
    useProjectHostname: false,
    useCdn: false,
    token: settings.token,
    apiVersion: "2025-02-19",
  });
  // Large, and needed on the first start alone.
  const { sanityImport } = await import("@sanity/import");
  await sanityImport(createReadStream(path), {
    client,
    operation: "createOrReplace",
    assetsBase: dirname(path),
    // An import that is begun again finds its pictures here already; the importer would look for them by HTTPS alone.
    replaceAssets: true,
  });
  await rm(markerOf(settings), { force: true });
}
