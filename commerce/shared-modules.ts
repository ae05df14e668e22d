import { join } from "node:path";
import type { Environment } from "./environment";

/** An event whose subscriber fails is given to it again, after 1, 2, 4 and 8 seconds. */
const EVENTS = {
  attempts: 5,
  backoff: { type: "exponential", delay: 1000 },
  // Those that failed to the end are kept for a week, to be looked at.
  removeOnFail: { age: 7 * 24 * 3600 },
};

/**
 * Locks, in Postgres whatever else there is: it holds what they guard, so both are there or neither, and no failover of Redis hands a
 * cart to two. Medusa's own provider stays beside ours because it brings the table.
 */
const LOCKS = {
  resolve: "@medusajs/medusa/locking",
  options: {
    providers: [
      { resolve: "@medusajs/medusa/locking-postgres", id: "locking-postgres" },
      { resolve: "./src/locks", id: "postgres-locks", is_default: true },
    ],
  },
};

/** Named by its whole path: the bench reads this configuration from another folder. */
const CHECKPOINTS = { resolve: join(__dirname, "src/checkpoints") };

interface ForTests {
  minutelyJobsSeconds?: number | undefined;
  lateEventsSeconds?: number | undefined;
}

/** Without Redis, events and workflows live in this process. */
export function embeddedModules({ minutelyJobsSeconds, lateEventsSeconds }: ForTests) {
  return [
    LOCKS,
    CHECKPOINTS,
    ...(minutelyJobsSeconds ? [{ resolve: "./src/hurry", options: { seconds: minutelyJobsSeconds } }] : []),
    ...(lateEventsSeconds ? [{ resolve: "./src/late-events", options: { seconds: lateEventsSeconds } }] : []),
  ];
}

/** What several processes share besides: events, scheduled jobs, workflows and cache, in Redis. */
export function redisModules(redisUrl: string, workerMode: Environment["MEDUSA_WORKER_MODE"]) {
  return [
    { resolve: "@medusajs/medusa/event-bus-redis", options: { redisUrl, jobOptions: EVENTS } },
    { resolve: "@medusajs/medusa/workflow-engine-redis", options: { redis: { redisUrl } } },
    // Only who does the jobs keeps their schedule.
    ...(workerMode === "server" ? [] : [{ resolve: "./src/schedule", options: { redisUrl } }]),
    {
      resolve: "@medusajs/medusa/caching",
      options: {
        providers: [
          {
            resolve: "@medusajs/caching-redis",
            id: "caching-redis",
            is_default: true,
            options: { redisUrl },
          },
        ],
      },
    },
    LOCKS,
    CHECKPOINTS,
  ];
}
