import { cartContents } from "@planke46/furniture-rules";
import { isHoliday } from "../../core/holidays";
import { market } from "../../core/options/market";
import { shopDay } from "../../core/shop-day";
import type { ServedDetails } from "../../modules/shop-details/details";
import type { OrderDocument } from "../orders/order-document";

const DAY = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;
const GERMAN = new Intl.DateTimeFormat("de-DE", {
  timeZone: "UTC",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** An instant on the workshop's clock, for staff: "25.11.26, 09:15". */
export function shopTime(moment: Date): string {
  return new Intl.DateTimeFormat("de-DE", {
    timeZone: market().timeZone,
    dateStyle: "short",
    timeStyle: "short",
  }).format(moment);
}

/** A day, or the day of an instant in the workshop's time zone, as German papers have it: "21.11.2026". */
export function germanDay(day: Date | string): string {
  return GERMAN.format(midnight(typeof day === "string" ? day : shopDay(day)));
}

/**
 * The last day of the promise, YYYY-MM-DD: so many weeks after the day of the order, in the workshop's time zone, or the last day before it
 * on which deliveries are made. "Within" so many weeks leaves no day later.
 */
export function promisedDay(ordered: Date, weeks: number): string {
  return lastWorkingDay(daysAfter(shopDay(ordered), weeks * 7));
}

/** This day (YYYY-MM-DD), or the last one before it that is no Sunday and no public holiday, on which deliveries are not made. */
export function lastWorkingDay(day: string): string {
  return isWorkingDay(day) ? day : lastWorkingDay(daysAfter(day, -1));
}

/** Whether a day that was told says what a promise ends on now: until November 2026 one could end on a Sunday or a public holiday. */
export function isPromised(told: string, day: string): boolean {
  return told === day || lastWorkingDay(told) === day;
}

function isWorkingDay(day: string): boolean {
  return midnight(day).getUTCDay() !== SUNDAY && !isHoliday(day);
}

/** The last day on which a letter keeps its promise, YYYY-MM-DD: so many days after the order, Sundays and public holidays not counted. */
export function promisedWorkingDay(ordered: Date, days: number): string {
  let day = shopDay(ordered);
  for (let left = days; left > 0; ) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}

/** The first day from this one on that is no Saturday, Sunday or public holiday: where a period ends that would end on one (§ 193 BGB). Days are YYYY-MM-DD. */
export function endOfPeriod(day: string): string {
  const isFree = [SATURDAY, SUNDAY].includes(midnight(day).getUTCDay()) || isHoliday(day);
  return isFree ? endOfPeriod(daysAfter(day, 1)) : day;
}

/** The days of a week of the calendar, "2026-W48", from Monday to Sunday; undefined for a week that its year has not. */
export function daysOfWeek(week: string): { from: string; to: string } | undefined {
  const [, year, number] = /(\d{4})-W(\d{2})/.exec(week) ?? [];
  if (!year) return undefined;
  // The 4th of January is in the first week of every year (ISO 8601).
  const from = daysAfter(mondayOf(`${year}-01-04`), (Number(number) - 1) * 7);
  return weekOf(from) === week ? { from, to: daysAfter(from, 6) } : undefined;
}

/** The week of a day, "2026-W48": it belongs to the year in which its Thursday is. */
export function weekOf(day: string): string {
  const monday = mondayOf(day);
  const year = daysAfter(monday, 3).slice(0, 4);
  const weeks = (midnight(monday).getTime() - midnight(mondayOf(`${year}-01-04`)).getTime()) / (7 * DAY);
  return `${year}-W${String(weeks + 1).padStart(2, "0")}`;
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(midnight(text).getTime()) &&
    isoOf(midnight(text)) === text
  );
}

export function daysAfter(day: string, days: number): string {
  return isoOf(new Date(midnight(day).getTime() + days * DAY));
}

function mondayOf(day: string): string {
  return daysAfter(day, -((midnight(day).getUTCDay() + 6) % 7));
}

function isoOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** A calendar day as midnight UTC, so that adding days is not disturbed by summer time. */
function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/**
 * What an order's terms promise; the last days are YYYY-MM-DD in the shop's time zone, null while the time does not run yet.
 */
export interface TermsDays {
  /** For its furniture; null in an order of samples alone. */
  furniture: { day: string | null; weeks: number } | null;
  /** For its samples that go by post; null without samples, and where they are picked up with the furniture. */
  samples: { day: string | null; workingDays: number } | null;
}

type Told = Pick<OrderDocument, "record" | "lines" | "placedAt" | "paidAt">;
type Times = Pick<ServedDetails, "deliveryWeeks" | "expressWeeks" | "sampleDays">;

/** Furniture of this order is built before all others. */
export function isExpress({ record, lines }: Pick<OrderDocument, "record" | "lines">): boolean {
  return Boolean(record?.express_build) && lines.some(({ kind }) => kind !== "sample");
}

/** Since when the promised time runs: of an order that is paid later, since its money is there; null until then. */
export function begunAt({ record, placedAt, paidAt }: Omit<Told, "lines">): Date | null {
  if (record?.pay_by === "reservation") return null;
  const isPaidLater =
    record?.reservation || record?.pay_by === "bank_transfer" || record?.pay_by === "direct_debit";
  return isPaidLater ? paidAt : placedAt;
}

/** From what was promised when it was placed or changed; the shop's times of today where that was not kept. */
export function termsDays(order: Told, times: Times): TermsDays {
  const { record, lines } = order;
  const begun = begunAt(order);
  const contents = cartContents(lines.map(({ kind }) => kind));
  const weeks = record?.promised_weeks ?? (isExpress(order) ? times.expressWeeks : times.deliveryWeeks);
  const workingDays = record?.promised_sample_days ?? times.sampleDays;
  const byPost = contents !== "furniture" && record?.shipping !== "pickup";
  return {
    furniture: contents === "samples" ? null : { day: begun && promisedDay(begun, weeks), weeks },
    samples: byPost ? { day: begun && promisedWorkingDay(begun, workingDays), workingDays } : null,
  };
}
