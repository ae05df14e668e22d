import { generateEntityId } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Connection } from "../database/connection";
import { REFUND_STATUSES } from "../modules/stripe-events/models/stripe-events";

const refundStatus = z.enum(REFUND_STATUSES);
export type RefundStatus = z.infer<typeof refundStatus>;

const attempt = z.object({
  attempt: z.string(),
  payment_intent: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: refundStatus,
  failure: z.string().nullable(),
  tries: z.number(),
});

/** A refund that this shop asks for. */
export type Attempt = z.infer<typeof attempt>;
export type NewAttempt = Pick<Attempt, "attempt" | "payment_intent" | "amount" | "currency">;

/** What Stripe said to an attempt. */
export interface Answer {
  status: RefundStatus;
  stripe_id?: string;
  failure?: string | null;
}

/** Keeps each attempt before Stripe is asked, so that neither a crash nor a repetition gives money back twice. */
export interface RefundBook {
  find(name: string): Promise<Attempt | undefined>;
  /** Writes an attempt down as `asked`; one that is there already stays as it is. */
  begin(wish: NewAttempt): Promise<Attempt>;
  answer(name: string, answer: Answer): Promise<void>;
  /** Another idempotency key for an attempt that Stripe answered and did not carry out. */
  tryAnew(name: string): Promise<Attempt>;
  /** Stripe had nothing left to give back: the attempt is struck out. */
  forget(name: string): Promise<void>;
  /** What staff have paid out otherwise of a payment, smallest unit: it does not go back by Stripe as well. */
  paidOtherwise(intent: string): Promise<number>;
  /** Names of this shop's attempts and Stripe's ids, of all refunds of a payment that are in the book. */
  namesOf(intent: string): Promise<Set<string>>;
  /** Medusa's refund stands for a refund of Stripe's. */
  enter(stripeId: string, refundId: string): Promise<void>;
}

const COLUMNS = "attempt, payment_intent, amount, currency, status, failure, tries";

export class StoredRefundBook implements RefundBook {
  constructor(private readonly connection: Connection) {}

  async find(name: string): Promise<Attempt | undefined> {
    const [row] = await this.run(
      `select ${COLUMNS} from stripe_refund where attempt = ? and deleted_at is null`,
      [name],
    );
    return row === undefined ? undefined : attempt.parse(row);
  }

  async begin(wish: NewAttempt): Promise<Attempt> {
    const refundId = wish.attempt.startsWith("ref_") ? wish.attempt : null;
    await this.run(
      `insert into stripe_refund
         (id, payment_intent, attempt, refund_id, amount, currency, status, payment_id, order_id)
       select ?, ?, ?, ?, ?::integer, ?, 'asked', owner.payment_id, owner.order_id
       from (select 1) one left join (
         select r.payment_id, l.order_id from refund r
         join payment p on p.id = r.payment_id
         left join order_payment_collection l
           on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
         where r.id = ? limit 1) owner on true
       on conflict (attempt) where deleted_at is null do nothing`,
      [
        generateEntityId(undefined, "srf"),
        wish.payment_intent,
        wish.attempt,
        refundId,
        wish.amount,
        wish.currency,
        refundId,
      ],
    );
    return this.required(wish.attempt);
  }

  async answer(name: string, { status, stripe_id, failure = null }: Answer): Promise<void> {
    await this.run(
      `update stripe_refund set status = ?, stripe_id = coalesce(?, stripe_id), failure = ?, updated_at = now(),
         failed_at = case when ? in ('failed', 'canceled', 'refused') then now() end
       where attempt = ? and deleted_at is null`,
      [status, stripe_id ?? null, failure, status, name],
    );
  }

  async tryAnew(name: string): Promise<Attempt> {
    await this.run(
      `update stripe_refund set tries = tries + 1, failure = null, updated_at = now()
       where attempt = ? and status = 'asked' and deleted_at is null`,
      [name],
    );
    return this.required(name);
  }

  async forget(name: string): Promise<void> {
    await this.run("delete from stripe_refund where attempt = ? and stripe_id is null", [name]);
  }

  async paidOtherwise(intent: string): Promise<number> {
    const [row] = await this.run(
      `select coalesce(sum(paid_otherwise), 0)::integer as amount from stripe_refund
       where payment_intent = ? and deleted_at is null`,
      [intent],
    );
    return z.object({ amount: z.number() }).parse(row).amount;
  }

  async namesOf(intent: string): Promise<Set<string>> {
    const found = await this.run(
      "select attempt, stripe_id from stripe_refund where payment_intent = ? and deleted_at is null",
      [intent],
    );
    const names = z.array(z.object({ attempt: z.string().nullable(), stripe_id: z.string().nullable() }));
    return new Set(names.parse(found).flatMap(({ attempt, stripe_id }) => [attempt ?? "", stripe_id ?? ""]));
  }

  async enter(stripeId: string, refundId: string): Promise<void> {
    await this.run(
      "update stripe_refund set refund_id = ?, updated_at = now() where stripe_id = ? and deleted_at is null",
      [refundId, stripeId],
    );
  }

  private async required(name: string): Promise<Attempt> {
    const found = await this.find(name);
    if (found) return found;
    throw new Error(`The refund attempt ${name} is not in the book.`);
  }

  private async run(statement: string, parameters: unknown[]): Promise<unknown[]> {
    return (await this.connection.raw(statement, parameters)).rows;
  }
}
