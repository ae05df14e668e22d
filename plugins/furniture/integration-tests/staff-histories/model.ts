import type { TestPlank } from "../plank-stock";
import type { PaidOrder } from "../staff-deeds";

/** Where a piece of the order is. */
export type Place = "workshop" | "packed" | "sent" | "delivered" | "back";

export interface Piece {
  item: string;
  plank: TestPlank;
  /** What Medusa gives for it when it comes back, EUR. */
  worth: number;
  place: Place;
  /** Packed once: from then on nothing makes its plank whole. */
  sawn: boolean;
  /** Its own fulfilment, while it has one. */
  fulfillment: string;
  /** The stock has its plank again. */
  freed: boolean;
}

/** What staff have made of one paid order, counted without the shop. */
export interface Model {
  /** EUR, as charged. */
  total: number;
  /** EUR, in the order they were made. */
  refunds: number[];
  /** Refunds that nothing was owed for, EUR: Medusa lowers the order's total by them. */
  credits: number;
  cancelled: boolean;
  pieces: Piece[];
}

export interface Real {
  order: PaidOrder;
  voucher: string;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

export const refunded = ({ refunds }: Model): number => sum(refunds);

export const returned = ({ pieces }: Model): number =>
  sum(pieces.filter(({ place }) => place === "back").map(({ worth }) => worth));

export const left = (model: Model): number => model.total - refunded(model);

export const onTheWay = ({ pieces }: Model): boolean => pieces.some(({ place }) => place !== "workshop");

/** Nothing is left to be built or cancelled: staff may put planks back by hand. */
export const isDone = (model: Model): boolean => model.cancelled || (left(model) === 0 && onTheWay(model));

/** What came back is paid for first; the rest of a refund makes the order cheaper. */
export function giveBack(model: Model, amount: number): void {
  const owed = Math.max(0, returned(model) - (refunded(model) - model.credits));
  model.credits += Math.max(0, amount - owed);
  model.refunds.push(amount);
}

export function orderTotal(model: Model): number {
  return model.cancelled ? 0 : model.total - model.credits - returned(model);
}
