import { type DestinationStream, type Logger, pino } from "pino";
import type { Environment } from "./environment.ts";
import { currentRequestId } from "./requestId.ts";
import { HIDDEN_FIELDS, scrub } from "./scrub.ts";

type LogSettings = Pick<Environment, "LOG_LEVEL" | "LOG_FORMAT" | "SHOP_ENV">;

/**
 * The storefront's log: one line an event on standard output, with the id of the request it belongs to. JSON in
 * production, sentences in a trial. It never carries names, addresses, e-mail, query strings, cart ids, IP addresses or
 * user agents.
 */
export async function createLog(settings: LogSettings, destination?: DestinationStream): Promise<Logger> {
  const format = settings.LOG_FORMAT ?? (settings.SHOP_ENV === "trial" ? "text" : "json");
  return pino(
    {
      level: settings.LOG_LEVEL,
      base: { part: "storefront" },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const request = currentRequestId();
        return request ? { request } : {};
      },
      redact: { paths: HIDDEN_FIELDS, censor: "[hidden]" },
      hooks: { streamWrite: scrub },
    },
    destination ?? (format === "text" ? await sentences() : pino.destination(1)),
  );
}

async function sentences(): Promise<DestinationStream> {
  const { default: pretty } = await import("pino-pretty");
  return pretty({ colorize: false, singleLine: true, ignore: "part,pid,hostname", sync: true });
}
