import type { Logger } from "@medusajs/framework/types";
import { currentRequestId, isRequestId, runForRequest } from "../../core/request-id";
import type { TakenMail } from "../../modules/mails/mail";
import type { Outbox } from "../../modules/mails/outbox";
import type { OutgoingMail, Transport } from "../../modules/mails/transport";

/** A mail ready to go; or that its time has not come (seconds); or why it has lost its reason. */
export type Composed = { mail: OutgoingMail } | { wait: number } | { drop: string };

export interface SenderParts {
  outbox: Outbox;
  transport: Transport;
  compose: (mail: TakenMail) => Promise<Composed>;
  log: Pick<Logger, "info" | "warn">;
}

/** Errors of an unreachable server or a failed login: the next mail would fail too, so the round ends. */
const SERVER_AWAY = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EAUTH", "ETLS", "ECONNREFUSED"]);

/**
 * Sends what is due, one mail after the other, until nothing is left or the mail server turns out to be away. A mail is
 * marked as sent after the server has taken it: a crash in between sends it a second time, with the same Message-ID.
 * The log names mails by id and template, never persons, and for whose request or job they were queued.
 */
export async function sendDueMails(parts: SenderParts): Promise<void> {
  for (;;) {
    const mail = await parts.outbox.takeDue();
    if (!mail) return;
    const { request_id } = mail.data;
    const id = isRequestId(request_id) ? request_id : currentRequestId();
    if (!(await runForRequest(id, () => sendOne(parts, mail)))) return;
  }
}

/** False: the mail server is away. */
async function sendOne({ outbox, transport, compose, log }: SenderParts, mail: TakenMail): Promise<boolean> {
  const name = `Mail ${mail.id} (${mail.template})`;
  try {
    const composed = await compose(mail);
    if ("wait" in composed) {
      await outbox.postpone(mail, composed.wait);
    } else if ("drop" in composed) {
      await outbox.markDropped(mail, composed.drop);
      log.info(`${name} dropped: ${composed.drop}`);
    } else {
      await transport.send(composed.mail);
      await outbox.markSent(mail, composed.mail);
      log.info(`${name} sent`);
    }
    return true;
  } catch (error) {
    const pause = pauseAfter(mail.attempts);
    await outbox.markFailedAttempt(mail, messageOf(error), pause);
    const code = codeOf(error);
    const after = `attempt ${mail.attempts} (${[code, responseCodeOf(error)].filter(Boolean).join(" ")})`;
    log.warn(`${name} not sent at ${after}, again in ${Math.round(pause)} s`);
    return !SERVER_AWAY.has(code);
  }
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000);
}

/** What may be said in a log: a server's own words often repeat the recipient. */
function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error && Reflect.get(error, "code");
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown";
}

/** What the mail server answered, such as 451; undefined when it did not get that far. */
function responseCodeOf(error: unknown): number | undefined {
  const code: unknown = error instanceof Error && Reflect.get(error, "responseCode");
  return typeof code === "number" ? code : undefined;
}

/** Seconds after the first failure, and the longest pause between two tries. */
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 30 * 60;

/**
 * Seconds until the next try after `attempts` failed ones: twice as long each time, up to half an hour, and between
 * 50 and 100 % of that by chance, so that a recovering server does not meet all mails at once.
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, attempts - 1));
  return pause * (0.5 + random() / 2);
}
