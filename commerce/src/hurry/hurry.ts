import { WorkflowManager, WorkflowScheduler } from "@medusajs/framework/orchestration";

const MINUTELY = "* * * * *";

/** Only of a trial: runs the jobs that are due each minute every few seconds, so that its tests need not wait for a minute. */
export default class Hurry {
  /** @param options `seconds` from one run of such a job to the next */
  constructor(
    _container: unknown,
    private readonly options: { seconds: number },
  ) {}

  __hooks = {
    // Medusa has loaded the jobs of all plugins by now.
    onApplicationStart: async () => {
      const schedule = { interval: this.options.seconds * 1000 };
      for (const workflow of WorkflowManager.getWorkflows().values()) {
        const { options } = workflow;
        if (typeof options?.schedule !== "object" || !("cron" in options.schedule)) continue;
        if (options.schedule.cron !== MINUTELY) continue;
        await new WorkflowScheduler().scheduleWorkflow({ ...workflow, options: { ...options, schedule } });
      }
    },
  };
}
