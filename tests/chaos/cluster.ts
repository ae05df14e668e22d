import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { nginxProgram, redisProgram } from "../../launcher/cluster/cluster-settings.mjs";
import { forgetDataFolder } from "../../launcher/data-folder/forget.mjs";
import { processBegan } from "../../launcher/processes/identity.mjs";
import { freePorts } from "../../launcher/settings/free-port.mjs";
import { PORT_NAMES, PORTS } from "../../launcher/settings/ports.mjs";
import { type Launched, launch, recordedChildren, untilSaid } from "../launcher/launched";

/** What a cluster needs of this machine, each with its program if there is one. */
export const PROGRAMS: Record<string, string | undefined> = {
  NGINX_PATH: nginxProgram(process.env),
  REDIS_SERVER_PATH: redisProgram(process.env),
};

const READY_WITHIN_MS = 400_000;
const HEALED_WITHIN_MS = 240_000;
const STOPPED_WITHIN_MS = 60_000;

/** Everything that a process of the shop's can be killed as, by the name the launcher knows it by. */
export const PARTS = [
  "Medusa 1",
  "Medusa 2",
  "worker",
  "storefront 1",
  "storefront 2",
  "proxy",
  "Studio",
  "content lake",
  "Stripe sandbox",
  "Redis",
  "Postgres",
] as const;
export type PartName = (typeof PARTS)[number];

/** A whole cluster of its own, in an empty data folder: what a checker finds in it has happened here. */
export class Cluster {
  private constructor(
    readonly dataDir: string,
    private readonly launched?: Launched,
  ) {}

  /** Starts one and waits until it takes orders. Its content lake and payment provider are the stand-ins. */
  static async start(): Promise<Cluster> {
    // For work on these tests: use a cluster that is already running, and leave it running.
    if (process.env.BAD_DAYS_FOLDER) return new Cluster(process.env.BAD_DAYS_FOLDER);
    const dataDir = mkdtempSync(join(tmpdir(), "planke46-chaos-"));
    // As root, Postgres runs as another user and must pass through.
    chmodSync(dataDir, 0o711);
    const ports = await freePorts(PORT_NAMES.length);
    const env: Record<string, string> = { DATA_DIR: dataDir, SHOP_ENV: "trial" };
    for (const [name, program] of Object.entries(PROGRAMS)) env[name] = program ?? "";
    for (const [index, name] of PORT_NAMES.entries()) env[PORTS[name].variable] = String(ports[index]);
    const launched = launch("start-cluster", env);
    const cluster = new Cluster(dataDir, launched);
    await untilSaid(launched, "The shop is ready after", READY_WITHIN_MS).catch(async (error) => {
      await cluster.stop();
      throw error;
    });
    return cluster;
  }

  /** Where the running shop says how to reach it. */
  get shopJson(): string {
    return join(this.dataDir, "shop.json");
  }

  /** Sends a signal to one process; answers false when it is not there just now. */
  signal(part: PartName, signal: NodeJS.Signals): boolean {
    const child = recordedChildren(this.dataDir).find(({ name }) => name === part);
    return child !== undefined && process.kill(child.pid, signal);
  }

  /** Waits until every process is there again and the shop can take an order. Throws when that takes minutes. */
  async healed({ storefront, cluster }: Facts): Promise<void> {
    const deadline = Date.now() + HEALED_WITHIN_MS;
    const servers = [...cluster.servers, cluster.worker].map((one) => `${one}/health`);
    const places = [...servers, ...[storefront, ...cluster.storefronts].map((one) => `${one}/healthz`)];
    for (;;) {
      const running = recordedChildren(this.dataDir).map(({ name }) => name);
      const missing = PARTS.filter((part) => !running.includes(part));
      const answers = await Promise.all(places.map((place) => answersWell(place)));
      if (missing.length === 0 && answers.every(Boolean)) return;
      if (Date.now() > deadline)
        throw new Error(
          `Not healed: ${[...missing, ...places.filter((_, index) => !answers[index])].join(", ")}`,
        );
      await wait(250);
    }
  }

  async stop(): Promise<void> {
    if (!this.launched) return;
    const { pid } = this.launched;
    if (processBegan(pid) !== undefined) process.kill(pid, "SIGTERM");
    const timer = setTimeout(() => process.kill(pid, "SIGKILL"), STOPPED_WITHIN_MS);
    await this.launched.ended;
    clearTimeout(timer);
    await forgetDataFolder(this.dataDir);
  }
}

async function answersWell(place: string): Promise<boolean> {
  return fetch(place, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const facts = z.object({
  storefront: z.url(),
  medusa: z.url(),
  stripeSandbox: z.url(),
  contentLake: z.url(),
  database: z.string(),
  mail: z.string(),
  staff: z.object({ email: z.string(), password: z.string() }),
  cluster: z.object({
    servers: z.array(z.url()),
    storefronts: z.array(z.url()),
    worker: z.url(),
    redis: z.url(),
  }),
});
/** Where the parts of the cluster are, and who may work with them. */
export type Facts = z.infer<typeof facts>;
export const factsIn = (json: string): Facts => facts.parse(JSON.parse(json));
