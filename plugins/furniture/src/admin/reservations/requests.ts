import type * as served from "../../modules/orders/reservations";
import { ask, type Sent } from "../ask";
import { pageOf } from "../Pages";
import { day } from "../time";

/** A row of GET /admin/furniture/reservations. Money in whole units of the currency. */
export type Reservation = Sent<served.Reservation>;

/** The key of the list in the query cache. */
export const RESERVATIONS = "furniture-reservations";

/** Which reservations staff see, and what it is called. */
export const LISTS = {
  waiting: "Noch nicht bezahlt",
  paid: "Bezahlt",
  cancelled: "Storniert",
  all: "Alle",
};
export type ReservationList = keyof typeof LISTS;

export const loadReservations = (list: ReservationList, page: number, q: string) =>
  ask<{ reservations: Reservation[]; count: number }>(
    `reservations?state=${list}&q=${encodeURIComponent(q)}&${pageOf(page)}`,
  );

/**
 * Sets what delivery costs (whole units of the currency) and mails the customer a payment link. The server refuses where another
 * offer holds than this row shows.
 */
export async function makeOffer({ id, token }: Reservation, delivery_cost: number): Promise<Reservation> {
  const path = `reservations/${encodeURIComponent(id)}/offer`;
  return (await ask<{ reservation: Reservation }>(path, { delivery_cost, replaces: token })).reservation;
}

export const STATES = {
  open: { label: "offen", color: "orange" },
  offered: { label: "angeboten", color: "blue" },
  paid: { label: "bezahlt", color: "green" },
  cancelled: { label: "storniert", color: "grey" },
} as const;

const COUNTRIES = new Intl.DisplayNames(["de"], { type: "region" });

export function countryName(code: string | null): string {
  return code ? (COUNTRIES.of(code.toUpperCase()) ?? code) : "–";
}

/** Until when the offer of a reservation that is not paid holds, or since when it does not. */
export function offerWords({ state, expires_at }: Reservation): string | undefined {
  if (!expires_at) return undefined;
  if (state === "offered") return `gilt bis ${day(expires_at)}`;
  return state === "open" ? `Angebot abgelaufen am ${day(expires_at)}` : undefined;
}
