import { generateEntityId } from "@medusajs/framework/utils";
import { type Connection, type Run, runOn } from "../../core/database";
import { currentRequestId } from "../../core/request-id";
import { FORGOTTEN_WHEN_SENT, isAboutNewOrder, type MailRequest, sentCopy, type TakenMail } from "./mail";
import type { OutgoingMail } from "./transport";

/** Seconds a sender may take for one mail; the transport's time-outs end well before. */
const LEASE_SECONDS = 300;
/** Days of trying after the first failure; a mail server may be away for a long weekend. */
const DAYS_OF_TRYING = 4;

/** Seconds a mail about a new order waits, unless {@link Outbox.wakeOrders} says earlier that the order is placed. */
const SECONDS_TO_PLACE = 60;

const MINE = "id = ? and status = 'sending' and attempts = ?";

/**
 * Puts mails into the outbox in one statement, all but those whose key is there; in the caller's transaction, where `run` has one. A
 * mail that is queued while its order is being placed waits for that: the placing may still be undone. Notes the request, for the log
 * of the process that sends it.
 */
export async function queueMails(run: Run, ...mails: MailRequest[]): Promise<void> {
  const row = "(?, ?, ?, ?, ?, ?, ?, ?, now() + make_interval(secs => ?))";
  await run(
    `insert into furniture_mail (id, key, template, recipient, order_id, cart_id, language, data, next_attempt_at)
     values ${mails.map(() => row).join(", ")} on conflict (key) where deleted_at is null do nothing`,
    mails.flatMap((mail) => [
      generateEntityId(undefined, "fmail"),
      mail.key,
      mail.template,
      mail.to ?? null,
      mail.order_id ?? null,
      mail.cart_id ?? null,
      mail.language ?? null,
      JSON.stringify({ ...mail.data, request_id: currentRequestId() }),
      isAboutNewOrder(mail.template) ? SECONDS_TO_PLACE : 0,
    ]),
  );
}

/** The outbox. Written in SQL, because each rule here is one statement that must hold for all processes at once. */
export class Outbox {
  private readonly run: Run;

  constructor(connection: Connection) {
    this.run = runOn(connection);
  }

  /** {@link queueMails}, in a transaction of its own. */
  async queue(...mails: MailRequest[]): Promise<void> {
    await queueMails(this.run, ...mails);
  }

  /** Takes the mail that has been due longest. Of any number of processes one gets it; a dead one's mail comes back. */
  async takeDue(): Promise<TakenMail | undefined> {
    const [mail] = await this.run<TakenMail>(
      `update furniture_mail
       set status = 'sending', attempts = attempts + 1, updated_at = now(),
           locked_until = now() + make_interval(secs => ?)
       where id = (
         select id from furniture_mail
         where status in ('queued', 'sending') and deleted_at is null and next_attempt_at <= now()
           and (locked_until is null or locked_until <= now())
         order by next_attempt_at limit 1 for update skip locked
       )
       returning id, template, recipient, order_id, cart_id, language, data, attempts, created_at`,
      [LEASE_SECONDS],
    );
    return mail;
  }

  /** Done: keeps the mail as it left. What is only kept for the sending is forgotten in the same statement. */
  async markSent({ id, attempts }: TakenMail, mail: OutgoingMail): Promise<void> {
    const forgotten = [...FORGOTTEN_WHEN_SENT];
    await this.run(
      `update furniture_mail set status = 'sent', sent_at = now(), message_id = ?, locked_until = null,
         last_error = null, updated_at = now(),
         recipient = case when template = any(?) then null else recipient end,
         data = case when template = any(?) then '{}' else data end,
         sent = case when template = any(?) then null else ?::jsonb end where ${MINE}`,
      [mail.messageId, forgotten, forgotten, forgotten, sentCopy(mail), id, attempts],
    );
  }

  /** Its reason has gone, or never came to be. What is only kept for the sending is forgotten. */
  async markDropped({ id, attempts }: TakenMail, reason: string): Promise<void> {
    const forgotten = [...FORGOTTEN_WHEN_SENT];
    await this.run(
      `update furniture_mail set status = 'dropped', last_error = ?, locked_until = null, updated_at = now(),
         recipient = case when template = any(?) then null else recipient end,
         data = case when template = any(?) then '{}' else data end where ${MINE}`,
      [reason, forgotten, forgotten, id, attempts],
    );
  }

  /** Too early: puts a mail back without counting the attempt. */
  async postpone({ id, attempts }: TakenMail, seconds: number): Promise<void> {
    await this.run(
      `update furniture_mail set status = 'queued', attempts = attempts - 1, locked_until = null,
         next_attempt_at = now() + make_interval(secs => ?), updated_at = now() where ${MINE}`,
      [seconds, id, attempts],
    );
  }

  /**
   * Puts a mail back after a failure, for another try in some seconds, or gives up after days of trying. What is only kept for the
   * sending is forgotten then.
   */
  async markFailedAttempt({ id, attempts }: TakenMail, error: string, seconds: number): Promise<void> {
    const forgotten = [...FORGOTTEN_WHEN_SENT];
    await this.run(
      `update furniture_mail set
         status = case when now() < give_up_at or give_up_at is null then 'queued'
           when template = any(?) then 'dropped' else 'failed' end,
         recipient = case when now() >= give_up_at and template = any(?) then null else recipient end,
         data = case when now() >= give_up_at and template = any(?) then '{}' else data end,
         give_up_at = coalesce(give_up_at, now() + make_interval(days => ?)),
         next_attempt_at = now() + make_interval(secs => ?), locked_until = null, updated_at = now(),
         last_error = case when now() >= give_up_at and template = any(?) then 'given_up' else ? end
       where ${MINE}`,
      [forgotten, forgotten, forgotten, DAYS_OF_TRYING, seconds, forgotten, error, id, attempts],
    );
  }

  /** Lets a mail that was given up, or waits for a later try, be sent now. False: it is sent, or being sent. */
  async retry(id: string): Promise<boolean> {
    const retried = await this.run(
      `update furniture_mail set status = 'queued', next_attempt_at = now(), give_up_at = null, updated_at = now()
       where id = ? and status in ('failed', 'queued', 'dropped') and deleted_at is null returning id`,
      [id],
    );
    return retried.length > 0;
  }

  /** Puts a mail aside that was given up: staff have told its customer otherwise. False where it was not given up. */
  async putAside(id: string): Promise<boolean> {
    const done = await this.run(
      `update furniture_mail set status = 'dropped', last_error = 'put_aside', updated_at = now()
       where id = ? and status = 'failed' and deleted_at is null returning id`,
      [id],
    );
    return done.length > 0;
  }

  /** Orders have been placed: what waited for that need wait no longer. */
  async wakeOrders(orderIds: readonly string[]): Promise<void> {
    await this.run(
      `update furniture_mail set next_attempt_at = now(), updated_at = now()
       where order_id = any(?) and status = 'queued' and attempts = 0 and deleted_at is null`,
      [[...orderIds]],
    );
  }

  /** Orders of the last week, placed by shoppers, whose confirmation was never queued: a crash came between. */
  forgottenOrders(): Promise<{ order_id: string; cart_id: string; pay_by: string }[]> {
    return this.run(
      `select o.id as order_id, c.cart_id, o.metadata->>'pay_by' as pay_by
       from "order" o join order_cart c on c.order_id = o.id and c.deleted_at is null
       where o.created_at between now() - interval '7 days' and now() - interval '2 minutes'
         and o.deleted_at is null and o.status <> 'canceled' and o.metadata->>'pay_by' is not null
         and not exists (select from furniture_mail m where m.key = 'order:' || o.id || ':confirmation')
       limit 200`,
      [],
    );
  }
}
