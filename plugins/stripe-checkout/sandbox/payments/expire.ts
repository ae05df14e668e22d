import { seconds } from "../identifiers";
import type { SessionRecord } from "../store/records";
import type { State } from "../store/state";
import { emit } from "../webhooks/emit";

type Request = { id: string; idempotency_key: string | null };

/** Expires an open session, so that it can no longer be paid. The caller saves the state. */
export function expire(state: State, record: SessionRecord, request?: Request): void {
  record.session = { ...record.session, status: "expired", url: null };
  record.authenticating = null;
  const { id } = record.session;
  state.put("session", id, record);

  const intent = state.get("paymentIntent", String(record.session.payment_intent));
  if (intent) {
    const canceled = {
      ...intent,
      status: "canceled",
      canceled_at: seconds(),
      cancellation_reason: "expired",
      next_action: null,
    };
    state.put("paymentIntent", intent.id, canceled);
    emit(state, { type: "payment_intent.canceled", object: canceled, sessionId: id, request });
  }
  emit(state, { type: "checkout.session.expired", object: record.session, sessionId: id, request });
}

/** The session as it is now: expired if its time is up, even when the clock has not come round to it yet. */
export function expireIfDue(state: State, sessionId: string): SessionRecord | undefined {
  const record = state.get("session", sessionId);
  if (record?.session.status === "open" && record.session.expires_at <= seconds()) expire(state, record);
  return record;
}

/** Expires every open session whose time is up. */
export function expireAllDue(state: State): void {
  for (const { session } of state.newestFirst("session")) expireIfDue(state, session.id);
}
