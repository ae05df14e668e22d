import { createReadStream } from "node:fs";
import { access, mkdir, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { createClient } from "@sanity/client";
import { Originals } from "./assets/originals.ts";
import { Rendered } from "./assets/rendered.ts";
import { routeAssets } from "./assets/routes.ts";
import { assetUrl, type Place } from "./assets/upload.ts";
import type { StoredDocument } from "./documents/document.ts";
import { routeDocuments } from "./documents/routes.ts";
import { Store } from "./documents/store.ts";
import type { Settings } from "./environment.ts";
import { Faults, routeFaults } from "./faults/faults.ts";
import { routeHistory } from "./history/routes.ts";
import { Router } from "./http/router.ts";
import { frontDoor, sideDoor } from "./http/server.ts";
import { SideDoors } from "./listeners/listener-ports.ts";
import { Listeners } from "./listeners/listeners.ts";
import { routeListeners } from "./listeners/routes.ts";
import type { Lake } from "./parts.ts";
import { instance, releaseLock, takeLock } from "./persistence/lock.ts";
import { Presence } from "./presence/presence.ts";
import { Preferences } from "./project/preferences.ts";
import { routeProject } from "./project/routes.ts";
import { Reader } from "./queries/reader.ts";
import { Webhook } from "./webhook/webhook.ts";

/** Time limits of the HTTP server (ms). All clients are on this machine, so a slower request is broken. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 120_000, connectionsCheckingInterval: 1_000 };

export interface RunningLake {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts a content lake on its folder and port (0: any free one) and imports the sample when the folder is new.
 * Throws with one readable sentence when the folder is in use or damaged, or the port is taken.
 */
export async function startLake(settings: Settings): Promise<RunningLake> {
  await mkdir(settings.folder, { recursive: true, mode: 0o700 });
  const lockPath = join(settings.folder, "lock.json");
  const server = createServer(PATIENCE, starting);
  const port = await listen(server, settings);
  const closing: (() => Promise<unknown> | unknown)[] = [() => closed(server)];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    await takeLock(lockPath, `http://127.0.0.1:${port}`);
    closing.push(() => releaseLock(lockPath));
    const lake = await openLake(settings, { ...settings.place, publicUrl: `http://localhost:${port}` });
    closing.push(() => lake.store.close());
    let ready = false;
    const router = routes(lake, () => ready);
    server.off("request", starting).on("request", frontDoor(lake, router, settings));
    const presence = new Presence(server, settings);
    closing.push(async () => {
      lake.listeners.close();
      presence.close();
      await Promise.all([closed(server), lake.sideDoors.close()]);
    });
    if (await needsSample(settings, lake.store)) await importSample(settings, lake.place);
    if (settings.webhook) {
      const markPath = join(settings.folder, "webhook.json");
      const webhook = await Webhook.open(lake.store, { ...settings.webhook, ...settings.place, markPath });
      closing.push(() => webhook.close());
    }
    ready = true;
    return { url: lake.place.publicUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Answers 503 while the lake starts. The instance id shows that it is alive: no other lake may take its folder. */
function starting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "1" });
  response.end(JSON.stringify({ status: "starting", instance }));
}

function routes(lake: Lake, isReady: () => boolean): Router {
  const router = new Router();
  router.on("GET", "/healthz", () => {
    const ready = isReady();
    const documents = lake.store.documents.size;
    return { status: ready ? 200 : 503, json: { status: ready ? "ok" : "starting", instance, documents } };
  });
  routeDocuments(router, lake);
  routeListeners(router, lake);
  routeAssets(router, lake);
  routeHistory(router, lake);
  routeProject(router, lake);
  routeFaults(router, lake.faults);
  return router;
}

async function openLake(settings: Settings, place: Place): Promise<Lake> {
  const store = await Store.open(settings.folder, (document) => settled(document, place));
  const reader = new Reader(store, settings.place);
  const lake: Lake = {
    place,
    store,
    reader,
    listeners: new Listeners(store, reader),
    sideDoors: new SideDoors(settings.host, (request, response) => sideDoor(lake)(request, response)),
    originals: await Originals.open(join(settings.folder, "assets")),
    rendered: await Rendered.open(join(settings.folder, "rendered")),
    preferences: await Preferences.open(join(settings.folder, "preferences.json")),
    faults: new Faults(),
  };
  return lake;
}

function settled(document: StoredDocument, place: Place): StoredDocument {
  const isAsset = document._type === "sanity.imageAsset" || document._type === "sanity.fileAsset";
  if (!isAsset || typeof document.path !== "string") return document;
  return { ...document, url: assetUrl(place, document.path) };
}

/** Answers the port it listens on. */
function listen(server: Server, { host, port }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(taken ? new Error(`port ${port} is in use (CONTENT_LAKE_PORT)`) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
}

/** Lies in the data folder while the sample is coming in, so that an import cut short is begun again. */
const markerOf = (settings: Settings) => join(settings.folder, "sample-import-unfinished");

/** A new folder gets the sample; one that has documents is left alone, unless its first import was cut short. */
async function needsSample(settings: Settings, store: Store): Promise<boolean> {
  if (!settings.sample) return false;
  if (store.documents.size === 0) return true;
  return access(markerOf(settings)).then(
    () => true,
    () => false,
  );
}

/** Imports the NDJSON of `CONTENT_LAKE_SAMPLE` over HTTP with Sanity's own importer, as one would into hosted Sanity. */
async function importSample(settings: Settings, place: Place): Promise<void> {
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
