import type Stripe from "stripe";
import { newId, seconds } from "../identifiers";
import type { EventRecord, WebhookMode } from "../store/records";
import type { State } from "../store/state";

/** The version whose shapes the sandbox speaks: the one the pinned `stripe` library sends. */
export const API_VERSION = "2026-10-28.endive";

export const WHOLE_SANDBOX = "*";
const NORMAL: WebhookMode = { mode: "deliver", delayMs: 0, copies: 1 };

/** The mode for events of one Checkout Session: its own, else the sandbox's. */
export function webhookMode(state: State, sessionId: string | null): WebhookMode {
  const own = sessionId === null ? undefined : state.get("webhookMode", sessionId);
  return own ?? state.get("webhookMode", WHOLE_SANDBOX) ?? NORMAL;
}

/** The request to the API that made something happen. */
export interface ApiRequest {
  id: string;
  idempotency_key: string | null;
}

type EventType = Stripe.Event["type"];
type DataOf<T extends EventType> = Extract<Stripe.Event, { type: T }>["data"];

/** An event with the object that Stripe's types give to its name. */
export interface Happening<T extends EventType> {
  type: T;
  object: DataOf<T>["object"];
  sessionId: string | null;
  request?: ApiRequest;
  previous?: DataOf<T>["previous_attributes"];
}

/** Records an event together with the change that caused it; it leaves once the state is saved. */
export function emit<T extends EventType>(state: State, happening: Happening<T>): void {
  const mode = webhookMode(state, happening.sessionId);
  const id = newId("evt_1");
  const record: EventRecord = {
    event: {
      id,
      object: "event",
      api_version: API_VERSION,
      created: seconds(),
      data: {
        object: structuredClone(happening.object),
        ...(happening.previous && { previous_attributes: happening.previous }),
      },
      livemode: false,
      pending_webhooks: mode.mode === "drop" ? 0 : 1,
      request: happening.request ?? { id: null, idempotency_key: null },
      type: happening.type,
    },
    sessionId: happening.sessionId,
    delivery: {
      state: mode.mode === "deliver" ? "pending" : mode.mode === "hold" ? "held" : "dropped",
      nextAttemptAt: Date.now() + mode.delayMs,
      copies: mode.copies,
      attempts: [],
    },
  };
  state.put("event", id, record);
}
