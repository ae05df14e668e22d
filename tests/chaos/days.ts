import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@redis/client";
import { secretsOf } from "../../launcher/data-folder/secrets.mjs";
import { type Cluster, type Facts, PARTS, type PartName } from "./cluster";
import { shuffled } from "./random";

/** What a day has to go wrong with. */
export interface Scene {
  cluster: Cluster;
  shop: Facts;
  random: () => number;
  /** How long the crowd buys (ms). */
  forMs: number;
}

export interface BadDay {
  name: string;
  /** Lets everything go wrong while the crowd buys; answers what it did, in words. Ends with nothing wrong any more. */
  befall: (scene: Scene) => Promise<string[]>;
}

/** Days that go wrong in several ways give each this share of their time. */
const PARTS_OF_A_DAY = 4;

/** Each of these is killed once, at moments of chance. */
function killed(...parts: PartName[]): BadDay["befall"] {
  return async ({ cluster, random, forMs }) => {
    const moments = parts.map(() => (0.05 + 0.85 * random()) * forMs).sort((a, b) => a - b);
    const since = Date.now();
    const done: string[] = [];
    for (const [index, part] of shuffled(random, parts).entries()) {
      await wait(Math.max(0, since + (moments[index] ?? 0) - Date.now()));
      if (cluster.signal(part, "SIGKILL")) done.push(`${part} at ${seconds(since)}`);
    }
    return done;
  };
}

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

const postgresRestarted: BadDay["befall"] = async ({ cluster, forMs }) => {
  await wait(forMs / PARTS_OF_A_DAY);
  cluster.signal("Postgres", "SIGINT");
  await wait(forMs / 3);
  cluster.signal("Postgres", "SIGKILL");
  return ["restarted (fast shutdown)", "killed"];
};

const redisEmptied: BadDay["befall"] = async ({ cluster, shop, forMs }) => {
  const flush = async () => {
    const redis = await createClient({ url: shop.cluster.redis }).connect();
    await redis.flushAll();
    await redis.close();
  };
  await wait(forMs / PARTS_OF_A_DAY);
  await flush();
  await wait(forMs / PARTS_OF_A_DAY);
  cluster.signal("Redis", "SIGKILL");
  await wait(forMs / PARTS_OF_A_DAY);
  await flush().catch(() => undefined);
  return ["emptied", "killed", "emptied"];
};

const sanityUnwell: BadDay["befall"] = async ({ cluster, shop, forMs }) => {
  const { contentLakeToken } = secretsOf(cluster.dataDir);
  const order = async (fault: { kind: string; delayMs?: number }) => {
    const headers = { authorization: `Bearer ${contentLakeToken}`, "content-type": "application/json" };
    const address = `${shop.contentLake}/v1/faults`;
    const answer = await fetch(address, { method: "PUT", headers, body: JSON.stringify(fault) });
    if (!answer.ok) throw new Error(`The content lake refuses a fault: ${answer.status}`);
  };
  for (const fault of [{ kind: "error" }, { kind: "hang" }, { kind: "slow", delayMs: 8_000 }]) {
    await order(fault);
    await wait(forMs / PARTS_OF_A_DAY);
  }
  await order({ kind: "none" });
  return ["answers 500", "hangs", "answers after 8 s"];
};

const stripeUnwell: BadDay["befall"] = async ({ shop, forMs }) => {
  const address = `${shop.stripeSandbox}/_sandbox/failures`;
  for (const kind of ["error", "lost", "slow", "hang"]) {
    const failure = { kind, requests: 100_000, delayMs: 4_000 };
    const headers = { "content-type": "application/json" };
    await fetch(address, { method: "POST", headers, body: JSON.stringify(failure) });
    await wait(forMs / (PARTS_OF_A_DAY + 1));
    await fetch(address, { method: "DELETE" });
  }
  return ["answers 500", "breaks the connection after the deed", "answers after 4 s", "hangs"];
};

const webhooksAstray: BadDay["befall"] = async ({ shop, forMs }) => {
  const send = async (path: string, method: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    await fetch(`${shop.stripeSandbox}/_sandbox${path}`, { method, headers, body: JSON.stringify(body) });
  };
  for (const mode of [
    { copies: 4 },
    { skewSeconds: -900 },
    { skewSeconds: 900 },
    { mode: "hold", copies: 2 },
  ]) {
    await send("/webhooks", "PUT", mode);
    await wait(forMs / (PARTS_OF_A_DAY + 1));
  }
  await send("/webhooks", "PUT", {});
  await send("/events/release", "POST", {});
  return ["each four times", "clock 15 min behind", "clock 15 min ahead", "held, then all at once, twice"];
};

export const BAD_DAYS: BadDay[] = [
  {
    name: "a server, the worker and a storefront are killed",
    befall: killed("Medusa 1", "worker", "storefront 1"),
  },
  {
    name: "the other server and storefront, the proxy, the Studio and both stand-ins are killed",
    befall: killed("Medusa 2", "storefront 2", "proxy", "Studio", "content lake", "Stripe sandbox"),
  },
  { name: "every process is killed, one after the other", befall: killed(...PARTS) },
  { name: "Postgres is restarted, and killed", befall: postgresRestarted },
  { name: "Redis is emptied, killed and emptied again", befall: redisEmptied },
  { name: "Sanity fails, hangs and is slow", befall: sanityUnwell },
  { name: "Stripe fails, loses answers, is slow and hangs", befall: stripeUnwell },
  { name: "webhooks come often, late, out of order, and with a wrong clock", befall: webhooksAstray },
];
