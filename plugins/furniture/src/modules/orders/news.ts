import type { Run } from "../../core/database";

/** An offer that is about to end. */
export interface EndingOffer {
  id: string;
  order_id: string;
  token: string;
  /** Whole EUR. */
  amount: number;
  expires_at: Date;
}

/** Offers to reservations that end within so many days, are not paid, and whose customer was not reminded. */
export function offersEnding(run: Run, days: number): Promise<EndingOffer[]> {
  return run(
    `select l.id, l.order_id, l.token, l.amount, l.expires_at from furniture_payment_link l
     join "order" o on o.id = l.order_id and o.status = 'pending' and o.deleted_at is null
     where l.order_version is null and l.withdrawn_at is null and l.deleted_at is null
       and l.expires_at between now() and now() + make_interval(days => ?) and o.metadata->>'pay_by' = 'reservation'
       and not exists (select 1 from furniture_mail m where m.key = 'offer_ending:' || l.id and m.deleted_at is null)
     order by l.expires_at limit 200`,
    [days],
  );
}

/** Refunds that failed within the last two days, that wait for staff, and of which staff have no mail. `detail` is in German. */
export function failedRefunds(run: Run): Promise<{ id: string; order_id: string | null; detail: string }[]> {
  return run(
    `select f.id, f.order_id, f.detail from furniture_finding f
     where f.code = 'refund_failed' and f.outcome = 'flagged' and f.resolved_at is null and f.deleted_at is null
       and f.created_at > now() - interval '2 days'
       and not exists (select 1 from furniture_mail m where m.key = 'workshop_refund_failed:' || f.id and m.deleted_at is null)
     limit 200`,
    [],
  );
}
