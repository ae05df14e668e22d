import { container } from "@medusajs/framework";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { connectToRedis, type Redis } from "../redis/connection";

/** How long the database or Redis may take to answer (ms); balancers ask every few seconds. */
const PATIENCE_MS = 1500;

interface Connection {
  raw(statement: string): PromiseLike<unknown>;
}

let draining = false;
let redis: Redis | undefined;

/** Makes `/readyz` fail from now on, so that a balancer sends requests elsewhere. Cannot be undone. */
export function beginDraining(): void {
  draining = true;
}

export function isDraining(): boolean {
  return draining;
}

/** Medusa's connection pool; undefined until Medusa has opened it. */
export function databaseConnection(): Connection | undefined {
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION, { allowUnregistered: true });
}

/**
 * What keeps this process from taking requests: `stopping`, `database`, `redis`. Empty: nothing does. Every server shares
 * database and Redis, and none can do anything without them.
 */
export async function missing(redisUrl: string | undefined): Promise<string[]> {
  if (draining) return ["stopping"];
  const [database, shared] = await Promise.all([databaseAnswers(), redisUrl ? redisAnswers(redisUrl) : true]);
  return [...(database ? [] : ["database"]), ...(shared ? [] : ["redis"])];
}

async function databaseAnswers(): Promise<boolean> {
  const connection = databaseConnection();
  return connection !== undefined && inTime(Promise.resolve(connection.raw("select 1")));
}

/** Uses a separate connection: a ping queued behind Medusa's commands would not measure Redis. */
async function redisAnswers(redisUrl: string): Promise<boolean> {
  redis ??= connectToRedis(redisUrl, "this process is not ready", undefined);
  return inTime(redis.ping());
}

async function inTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const came = answer.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([came, late]);
  } finally {
    clearTimeout(timer);
  }
}
