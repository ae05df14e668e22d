import { generateEntityId, MedusaService, Module } from "@medusajs/framework/utils";
import { sqlService } from "../../core/database";
import { market } from "../../core/options/market";
import { FurnitureMessage, FurnitureOriginSurvey, FurnitureWithdrawal } from "./models/inquiries";
import {
  type EnteredWithdrawal,
  type KeptOrigin,
  type MessageRow,
  type NewMessage,
  type NewWithdrawal,
  NORMAL_ORIGINS,
  type NormalOrigin,
  type OriginAnswer,
  type WithdrawalRow,
} from "./rows";
import { idsOf } from "./search";

export const INQUIRIES = "furnitureInquiries";

declare module "@medusajs/framework/types" {
  interface ModuleImplementations {
    [INQUIRIES]: InquiriesService;
  }
}

/** Days as YYYY-MM-DD; undefined is without end. */
interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** The days of the range by the clock of the shop; only names that Intl knows get into the text. */
function within(): string {
  const day = (value: string) => `${value}::timestamp at time zone '${market().timeZone}'`;
  return `answer.created_at >= coalesce(${day("?::date")}, '-infinity')
  and answer.created_at < coalesce(${day("(?::date + 1)")}, 'infinity')`;
}

const KEPT_ORIGIN = `id, order_id, normal_origin as "normalOrigin", other_origin as "otherOrigin"`;

/** Hours a withdrawal waits for its confirmation. */
const HOURS_OF_A_DRAFT = 24;
/** Days an answered question is kept, so that staff can look it up when it is asked back about; the privacy statement names them. */
export const DAYS_OF_ANSWERED = 90;
/** Days spam is kept, so that staff can find a question that was taken for it. */
const DAYS_OF_SPAM = 90;

/**
 * Full calendar years a handled withdrawal is kept after the year it was handled in: that long claims from it can be made
 * (§§ 195, 199 BGB). The privacy statement names them.
 */
export const YEARS_OF_HANDLED = 3;

/** Messages, survey answers and withdrawals. What must hold at once is one SQL statement each. */
export class InquiriesService extends sqlService(
  MedusaService({
    FurnitureMessage,
    FurnitureOriginSurvey,
    FurnitureWithdrawal,
  }),
  { idsOf },
) {
  /** Stores a message; a form that was sent before answers the message it became then. */
  async keepMessage(message: NewMessage): Promise<MessageRow | undefined> {
    const [kept] = await this.run<MessageRow>(
      `insert into furniture_message (id, submission, name, email, phone, text, kind, configuration, language, spam)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (submission) where deleted_at is null do update set submission = excluded.submission
       returning *`,
      [
        generateEntityId(undefined, "fmsg"),
        message.submission,
        message.name,
        message.email,
        message.phone,
        message.text,
        message.kind,
        message.configuration && JSON.stringify(message.configuration),
        message.language,
        message.spam,
      ],
    );
    return kept;
  }

  /** Keeps where a shopper heard of the shop; a second answer for an order replaces the first. */
  async keepOrigin(
    orderId: string,
    { normalOrigin, otherOrigin, occasion }: OriginAnswer,
  ): Promise<KeptOrigin | undefined> {
    const [kept] = await this.run<KeptOrigin>(
      `insert into furniture_origin_survey (id, order_id, normal_origin, other_origin, occasion) values (?, ?, ?, ?, ?)
       on conflict (order_id) where deleted_at is null do update set normal_origin = excluded.normal_origin,
         other_origin = excluded.other_origin, occasion = excluded.occasion, updated_at = now()
       returning ${KEPT_ORIGIN}`,
      [generateEntityId(undefined, "forigin"), orderId, normalOrigin, otherOrigin, occasion],
    );
    return kept;
  }

  /** What the shopper of an order has answered. */
  async originOf(orderId: string): Promise<KeptOrigin | undefined> {
    const [kept] = await this.run<KeptOrigin>(
      `select ${KEPT_ORIGIN} from furniture_origin_survey where order_id = ? and deleted_at is null`,
      [orderId],
    );
    return kept;
  }

  /** Answers whose mail is not in the outbox: their request was cut short. A forgotten person's words are in none. */
  originsWithoutMails(): Promise<KeptOrigin[]> {
    return this.run<KeptOrigin>(
      `select ${KEPT_ORIGIN} from furniture_origin_survey where mails_queued_at is null and deleted_at is null
         and coalesce(normal_origin, other_origin) is not null order by created_at limit 100`,
      [],
    );
  }

  /** Number of answers per origin between two days by the clock of the shop, both included; also origins with 0 answers. */
  countOrigins({ from, to }: DayRange): Promise<{ origin: NormalOrigin | "other"; count: number }[]> {
    return this.run(
      `select origin, count(answer.id)::int as count
       from unnest(?::text[]) with ordinality as origins(origin, place)
       left join furniture_origin_survey answer
         on coalesce(answer.normal_origin, 'other') = origin and answer.deleted_at is null and ${within()}
       group by origin, place order by place`,
      [[...NORMAL_ORIGINS, "other"], from ?? null, to ?? null],
    );
  }

  /** What people wrote, newest first, at most 200. */
  otherOrigins({ from, to }: DayRange): Promise<{ text: string; order_id: string; created_at: Date }[]> {
    return this.run(
      `select other_origin as text, order_id, created_at from furniture_origin_survey answer
       where other_origin is not null and deleted_at is null and ${within()}
       order by created_at desc limit 200`,
      [from ?? null, to ?? null],
    );
  }

  async draftWithdrawal(withdrawal: NewWithdrawal): Promise<string> {
    const id = generateEntityId(undefined, "fwdr");
    const { name, email, order_number, scope, pieces, text, language, spam } = withdrawal;
    await this.run(
      `insert into furniture_withdrawal (id, name, email, order_number, scope, pieces, text, language, spam)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, name, email, order_number, scope, pieces, text, language, spam],
    );
    return id;
  }

  /** Keeps what staff enter. undefined where the same is entered or declared for the order already and still open. */
  async enterWithdrawal(entered: EnteredWithdrawal): Promise<WithdrawalRow | undefined> {
    const { name, email, order_number, scope, pieces, text, language } = entered;
    const [kept] = await this.run<WithdrawalRow>(
      `insert into furniture_withdrawal
         (id, name, email, order_number, scope, pieces, text, language, order_id, confirmed_at, entered_by)
       select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? where not exists (
         select 1 from furniture_withdrawal w where w.order_id = ? and w.confirmed_at is not null and w.handled_at is null
           and not w.spam and w.deleted_at is null and w.scope = ? and w.pieces is not distinct from ?)
       returning *`,
      [
        generateEntityId(undefined, "fwdr"),
        ...[name, email, order_number, scope, pieces, text, language],
        ...[entered.order_id, entered.confirmed_at, entered.entered_by],
        ...[entered.order_id, scope, pieces],
      ],
    );
    return kept;
  }

  /** The moment of the first confirmation stays, however often it is repeated. undefined: there is no such draft. */
  async confirmWithdrawal(id: string): Promise<WithdrawalRow | undefined> {
    const [confirmed] = await this.run<WithdrawalRow>(
      `update furniture_withdrawal set confirmed_at = coalesce(confirmed_at, date_trunc('milliseconds', now())),
         updated_at = now()
       where id = ? and deleted_at is null returning *`,
      [id],
    );
    return confirmed;
  }

  /** Links an order, unless staff have linked another one. */
  async linkWithdrawal(id: string, orderId: string): Promise<void> {
    await this.run(
      "update furniture_withdrawal set order_id = coalesce(order_id, ?), updated_at = now() where id = ?",
      [orderId, id],
    );
  }

  /** Links another order, or none, in place of the one that staff saw linked. False when a colleague linked another one meanwhile. */
  async relinkWithdrawal(
    id: string,
    { orderId, seen }: { orderId: string | null; seen: string | null },
  ): Promise<boolean> {
    const linked = await this.run(
      `update furniture_withdrawal set order_id = ?, updated_at = now() where id = ?
         and (order_id is not distinct from ? or order_id is not distinct from ?) returning id`,
      [orderId, id, seen, orderId],
    );
    return linked.length > 0;
  }

  /** Marks as answered or handled by a member of staff, or open again (`by` null). The first name and time stay. */
  async close(matter: "message" | "withdrawal", id: string, by: string | null): Promise<void> {
    const done = matter === "message" ? "answered" : "handled";
    await this.run(
      `update furniture_${matter} set ${done}_at = ${by ? `coalesce(${done}_at, now())` : "null"},
         ${done}_by = ${by ? `coalesce(${done}_by, ?)` : "?"}, updated_at = now() where id = ?`,
      [by, id],
    );
  }

  /**
   * Writes a note in place of the one that its writer saw. False when a colleague wrote another one meanwhile. The very same note is
   * none: an answer that got lost, or a crash right after it, lets it be sent once more.
   */
  async writeNote(
    matter: "message" | "withdrawal",
    id: string,
    { note, seen }: { note: string | null; seen: string | null },
  ): Promise<boolean> {
    const written = await this.run(
      `update furniture_${matter} set note = ?, updated_at = now() where id = ?
         and (note is not distinct from ? or note is not distinct from ?) returning id`,
      [note, id, seen, note],
    );
    return written.length > 0;
  }

  async markMailsQueued(
    table: "furniture_message" | "furniture_withdrawal" | "furniture_origin_survey",
    id: string,
  ): Promise<void> {
    await this.run(`update ${table} set mails_queued_at = coalesce(mails_queued_at, now()) where id = ?`, [
      id,
    ]);
  }

  /** Messages whose mails are not in the outbox: their request was cut short, or staff found them to be no spam. */
  messagesWithoutMails(): Promise<MessageRow[]> {
    return this.run<MessageRow>(
      `select * from furniture_message where mails_queued_at is null and not spam and deleted_at is null
       order by created_at limit 100`,
      [],
    );
  }

  withdrawalsWithoutMails(): Promise<WithdrawalRow[]> {
    return this.run<WithdrawalRow>(
      `select * from furniture_withdrawal where mails_queued_at is null and confirmed_at is not null and not spam
         and deleted_at is null order by confirmed_at limit 100`,
      [],
    );
  }

  /**
   * Deletes unconfirmed drafts, old spam and what was answered or handled long ago. An open withdrawal stays, also
   * one taken for spam: it may be a customer's claim.
   */
  async forget(): Promise<void> {
    await this.run(
      `delete from furniture_withdrawal where confirmed_at is null and created_at < now() - make_interval(hours => ?)`,
      [HOURS_OF_A_DRAFT],
    );
    await this.run(
      "delete from furniture_withdrawal where spam and handled_at < now() - make_interval(days => ?)",
      [DAYS_OF_SPAM],
    );
    const { timeZone } = market();
    await this.run(
      `delete from furniture_withdrawal
       where handled_at < (date_trunc('year', now() at time zone ?) - make_interval(years => ?)) at time zone ?`,
      [timeZone, YEARS_OF_HANDLED, timeZone],
    );
    await this.run(
      `delete from furniture_message where spam and answered_at is null and created_at < now() - make_interval(days => ?)`,
      [DAYS_OF_SPAM],
    );
    await this.run("delete from furniture_message where answered_at < now() - make_interval(days => ?)", [
      DAYS_OF_ANSWERED,
    ]);
  }

  /** How much waits for staff. */
  async open(): Promise<{ messages: number; withdrawals: number }> {
    const [open] = await this.run<{ messages: number; withdrawals: number }>(
      `select (select count(*)::int from furniture_message where answered_at is null and not spam and deleted_at is null) as messages,
         (select count(*)::int from furniture_withdrawal where confirmed_at is not null and handled_at is null
            and deleted_at is null) as withdrawals`,
      [],
    );
    return open ?? { messages: 0, withdrawals: 0 };
  }
}

export default Module(INQUIRIES, { service: InquiriesService });
