import { createHmac } from "node:crypto";
import { seconds } from "../identifiers";
import type { DeliveryAttempt, EventRecord } from "../store/records";
import type { State } from "../store/state";
import { webhookMode } from "./emit";

export interface DeliveryOptions {
  webhookUrl: string;
  webhookSecret: string;
  /** Wait before the second attempt in milliseconds; it doubles up to `MAX_WAIT_MS`. */
  firstRetryMs: number;
}

const MAX_WAIT_MS = 5 * 60 * 1000;
/** Stripe gives up after three days. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
const ANSWER_WITHIN_MS = 30_000;
const AT_ONCE = 4;

/** Sends recorded events to the webhook address until it answers 2xx; what is open resumes after a restart. */
export class Deliveries {
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  readonly #underWay = new Set<string>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(
    private readonly state: State,
    private readonly options: DeliveryOptions,
  ) {}

  /** Sends what is due now and sets the clock for the rest. */
  wake(): void {
    if (this.#stopped) return;
    clearTimeout(this.#timer);
    const pending = this.state
      .newestFirst("event")
      .filter((record) => record.delivery.state === "pending" && !this.#underWay.has(record.event.id))
      .sort(
        (a, b) => a.delivery.nextAttemptAt - b.delivery.nextAttemptAt || a.event.created - b.event.created,
      );
    const now = Date.now();
    for (const record of pending) {
      if (record.delivery.nextAttemptAt > now || this.#underWay.size >= AT_ONCE) break;
      this.#track(this.#attemptDue(record.event.id));
    }
    const later = pending.find((record) => record.delivery.nextAttemptAt > now);
    if (later) {
      this.#timer = setTimeout(() => this.wake(), Math.min(later.delivery.nextAttemptAt - now, 2 ** 30));
      this.#timer.unref();
    }
  }

  /** Sends an event at once, whatever its state, and answers how it went. */
  async deliverNow(eventId: string): Promise<DeliveryAttempt | undefined> {
    const record = this.state.get("event", eventId);
    if (!record) return undefined;
    const attempt = await this.#track(this.#post(record));
    await this.#note(eventId, [attempt]);
    return attempt;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.race([
      Promise.allSettled(this.#running),
      new Promise((resolve) => setTimeout(resolve, 1000).unref()),
    ]);
  }

  #track<T>(work: Promise<T>): Promise<T> {
    const settled: Promise<unknown> = work
      .catch(() => undefined)
      .finally(() => this.#running.delete(settled));
    this.#running.add(settled);
    return work;
  }

  async #attemptDue(eventId: string): Promise<void> {
    const record = this.state.get("event", eventId);
    if (!record) return;
    this.#underWay.add(eventId);
    try {
      const copies = Array.from({ length: record.delivery.copies }, () => this.#post(record));
      await this.#note(eventId, await Promise.all(copies));
    } finally {
      this.#underWay.delete(eventId);
      this.wake();
    }
  }

  async #post(record: EventRecord): Promise<DeliveryAttempt> {
    const payload = JSON.stringify(record.event, null, 2);
    const startedAt = Date.now();
    const { skewSeconds = 0 } = webhookMode(this.state, record.sessionId);
    const signedAt = seconds(startedAt) + skewSeconds;
    const attempt = { at: new Date(startedAt).toISOString(), status: null, error: null, milliseconds: 0 };
    try {
      const answer = await fetch(this.options.webhookUrl, {
        method: "POST",
        redirect: "manual",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks) sandbox",
          "stripe-signature": signatureHeader(payload, this.options.webhookSecret, signedAt),
        },
        body: payload,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.arrayBuffer();
      return { ...attempt, status: answer.status, milliseconds: Date.now() - startedAt };
    } catch (error) {
      return { ...attempt, error: reasonOf(error), milliseconds: Date.now() - startedAt };
    }
  }

  async #note(eventId: string, attempts: DeliveryAttempt[]): Promise<void> {
    const record = this.state.get("event", eventId);
    if (!record || this.#stopped) return;
    this.state.put("event", eventId, afterAttempts(record, attempts, this.options.firstRetryMs, Date.now()));
    await this.state.save();
  }
}

/** The event after one round of attempts: delivered, waiting for the next round, or given up after three days. */
export function afterAttempts(
  record: EventRecord,
  attempts: DeliveryAttempt[],
  firstRetryMs: number,
  now: number,
): EventRecord {
  const delivery = { ...record.delivery, attempts: [...record.delivery.attempts, ...attempts] };
  const isDelivered =
    delivery.state === "delivered" ||
    attempts.some(({ status }) => status !== null && status >= 200 && status < 300);
  if (isDelivered) {
    return {
      ...record,
      event: { ...record.event, pending_webhooks: 0 },
      delivery: { ...delivery, state: "delivered", copies: 1 },
    };
  }
  if (delivery.state !== "pending") return { ...record, delivery };
  if (now - record.event.created * 1000 > GIVE_UP_AFTER_MS) {
    return { ...record, delivery: { ...delivery, state: "given_up" } };
  }
  const wait = Math.min(firstRetryMs * 2 ** (delivery.attempts.length - 1), MAX_WAIT_MS);
  return { ...record, delivery: { ...delivery, nextAttemptAt: now + wait } };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * The `Stripe-Signature` header of one delivery: HMAC-SHA256 over `<seconds>.<payload>`.
 * https://docs.stripe.com/webhooks#verify-manually
 */
function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
