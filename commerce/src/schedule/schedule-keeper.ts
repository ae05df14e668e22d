import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration";
import { connectToRedis, type Log, type Redis } from "../redis/connection";

/** Exists in Redis for as long as Redis remembers the schedule. */
const WRITTEN = "schedule:written";
/** Shorter than the shortest schedule, the sweep over unfinished orders (ms). */
const LOOK_EVERY_MS = 10_000;

/**
 * Restores the schedule of jobs in Redis. Medusa writes it once, when a worker starts: after Redis was emptied or
 * replaced no job would run any more, and no mail would leave. This module of the worker writes it again.
 */
export default class ScheduleKeeper {
  private readonly redis: Redis;
  private timer: NodeJS.Timeout | undefined;
  private readonly log: Log | undefined;

  constructor({ logger }: { logger?: Log }, { redisUrl }: { redisUrl: string }) {
    this.log = logger;
    this.redis = connectToRedis(redisUrl, "scheduled jobs rest", logger);
  }

  __hooks = {
    onApplicationStart: async () => {
      this.timer = setInterval(() => void this.look().catch(() => undefined), LOOK_EVERY_MS).unref();
    },
    onApplicationPrepareShutdown: async () => {
      clearInterval(this.timer);
    },
    onApplicationShutdown: async () => {
      this.redis.destroy();
    },
  };

  private async look(): Promise<void> {
    if ((await this.redis.exists(WRITTEN)) === 1) return;
    const scheduler = new WorkflowScheduler();
    const scheduled = [...WorkflowManager.getWorkflows().values()].filter(({ options }) => options?.schedule);
    for (const workflow of scheduled) await scheduler.scheduleWorkflow(workflow);
    // Last, so that a crash in between is noticed at the next look.
    await this.redis.set(WRITTEN, new Date().toISOString());
    this.log?.info(`${scheduled.length} scheduled jobs are written in Redis`);
  }
}
