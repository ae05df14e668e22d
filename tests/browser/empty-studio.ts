import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../shopper/free-port";
import { shop } from "./shop";

const CMS = fileURLToPath(new URL("../../cms", import.meta.url));
const TOKEN = "token-of-an-empty-lake";

export interface EmptyStudio {
  url: string;
  /** A published document by its id; undefined where there is none. */
  published: (id: string) => Promise<Record<string, unknown> | undefined>;
  end: () => Promise<void>;
}

/** A Studio whose CMS has not one document and no history, as that of an older shop has none of a type that came later. */
export async function emptyStudio(): Promise<EmptyStudio> {
  const folder = await mkdtemp(join(tmpdir(), "empty-lake-"));
  const [lakePort, studioPort] = [await freePort(), await freePort()];
  const lakeUrl = `http://127.0.0.1:${lakePort}`;
  const url = `http://127.0.0.1:${studioPort}`;
  const lake = await listening("content-lake/main.ts", {
    CONTENT_LAKE_PORT: String(lakePort),
    CONTENT_LAKE_DATA: folder,
    CONTENT_LAKE_TOKEN: TOKEN,
    CONTENT_LAKE_ORIGINS: url,
  });
  const studio = await listening("studio-server/main.ts", {
    STUDIO_PORT: String(studioPort),
    CONTENT_LAKE_URL: lakeUrl,
    CONTENT_LAKE_TOKEN: TOKEN,
    STOREFRONT_URL: shop.storefront,
  });
  return {
    url,
    published: async (id) => {
      const query = new URLSearchParams({ query: "*[_id == $id][0]", $id: JSON.stringify(id) });
      const answer = await fetch(`${lakeUrl}/v2025-02-19/data/query/production?${query}`);
      return ((await answer.json()) as { result: Record<string, unknown> | null }).result ?? undefined;
    },
    end: async () => {
      await Promise.all([lake, studio].map(ended));
      await rm(folder, { recursive: true });
    },
  };
}

/** Runs a server of the CMS, as the launcher does, until it says that it listens. */
async function listening(script: string, variables: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: CMS,
    env: { PATH: process.env.PATH, SHOP_ENV: "trial", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const said of child.stdout) if (/listening on/.test(String(said))) return child;
  throw new Error(`${script} did not start.`);
}

async function ended(child: ChildProcess): Promise<void> {
  const over = once(child, "exit");
  child.kill("SIGTERM");
  await over;
}
