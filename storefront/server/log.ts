import { type Logger, pino } from "pino";

/**
 * The storefront's log: one JSON line an event on standard output. It never carries names, addresses,
 * e-mail, query strings, cart ids, IP addresses or user agents.
 */
export function createLog(level: string): Logger {
  return pino({ level, base: { part: "storefront" }, timestamp: pino.stdTimeFunctions.isoTime });
}
