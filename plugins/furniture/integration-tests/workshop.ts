// What the tests of the workshop do as staff.

import type { Step } from "@planke46/furniture-rules";
import { inDays } from "../../../tests/shopper/days";
import { type Answer, admin, checkout, complete, until } from "../../../tests/shopper/shop";

export interface BoardPiece {
  number: string;
  order_id: string;
  kind: string;
  step: Step;
  step_by: string | null;
  due_on: string | null;
  express: boolean;
  version: number;
  late: boolean;
  hold: { word: string; stops: boolean } | null;
}

export async function piecesOf(order: string): Promise<BoardPiece[]> {
  const { body } = await admin("GET", `/furniture/workshop/pieces?order_id=${order}&limit=100`);
  return body.pieces;
}

/** The same, once there are so many. */
export async function boardOf(order: string, count: number): Promise<BoardPiece[]> {
  let found: BoardPiece[] = [];
  await until(async () => {
    found = await piecesOf(order);
    return found.length === count;
  });
  return found;
}

export function move(number: string, to: Step, version: number): Promise<Answer> {
  return admin("POST", `/furniture/workshop/pieces/${number}/move`, { to, version });
}

export function takeBack(number: string, to: Step, version: number, reason?: string): Promise<Answer> {
  return admin("POST", `/furniture/workshop/pieces/${number}/take-back`, { to, version, reason });
}

/** Places an order that is not paid on a page: a reservation, a transfer. */
export async function placedUnpaid(cart: string): Promise<string> {
  await checkout(cart);
  return (await complete(cart)).body.order.id;
}

/** The same day, or the last one before it that is no Sunday and no public holiday in Berlin. */
export function promisedIn(days: number): string {
  const day = inDays(days);
  return isFree(day) ? promisedIn(days - 1) : day;
}

const FIXED = ["01-01", "03-08", "05-01", "10-03", "12-25", "12-26"];
/** 75 years after the uprising of 1953. */
const ONCE = ["2028-06-17"];
/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days from Easter Sunday. */
const FROM_EASTER = [-2, 1, 39, 50];

function isFree(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceEaster = (date.getTime() - easterOf(date.getUTCFullYear())) / 86_400_000;
  return (
    date.getUTCDay() === 0 ||
    ONCE.includes(day) ||
    FIXED.includes(day.slice(5)) ||
    FROM_EASTER.includes(sinceEaster)
  );
}

/** Easter Sunday from 1900 to 2099, by the rule of Gauss. */
function easterOf(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const late = moon === 29 && sunday === 6;
  const early = moon === 28 && sunday === 6 && year % 19 > 10;
  return Date.UTC(year, 2, 22 + moon + sunday - (late || early ? 7 : 0));
}
