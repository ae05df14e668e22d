import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import { LOCAL_PLACE, type Settings } from "../environment.ts";
import { startLake } from "../lake.ts";

export const TOKEN = "test-token-of-the-workshop";
export const STUDIO_ORIGIN = "http://localhost:3333";

export interface TestLake {
  url: string;
  folder: string;
  /** Holds the token. */
  staff: SanityClient;
  /** Holds none. */
  anyone: SanityClient;
  /** Stops the lake, keeps the folder. */
  stop: () => Promise<void>;
  /** Stops the lake and removes its folder. */
  remove: () => Promise<void>;
}

/** Starts a real content lake on a free port and a folder of its own. */
export async function testLake(settings: Partial<Settings> = {}): Promise<TestLake> {
  const folder = settings.folder ?? (await mkdtemp(join(tmpdir(), "content-lake-")));
  const lake = await startLake({
    host: "127.0.0.1",
    port: 0,
    token: TOKEN,
    origins: [STUDIO_ORIGIN],
    place: LOCAL_PLACE,
    ...settings,
    folder,
  });
  let running = true;
  const stop = async () => {
    if (running) await lake.stop();
    running = false;
  };
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    url: lake.url,
    folder,
    staff: clientOf(lake.url, { token: TOKEN }),
    anyone: clientOf(lake.url),
    stop,
    remove,
  };
}

export function clientOf(url: string, config: ClientConfig = {}): SanityClient {
  return createClient({
    ...LOCAL_PLACE,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: "2025-02-19",
    maxRetries: 0,
    ...config,
  });
}

/** A small picture of one colour. */
export async function picture(width: number, height: number, background = "#27292b"): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
