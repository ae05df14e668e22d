// What the tests of the workshop do as staff.
import type { Step } from "@planke46/furniture-rules";
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

/** The pieces of an order on the board. */
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
