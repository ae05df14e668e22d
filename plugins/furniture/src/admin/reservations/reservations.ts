import type * as served from "../../modules/orders/reservations";
import { ask } from "../ask";
import type { Sent } from "../sent";

/** A row of GET /admin/furniture/reservations. Money in whole units of the currency. */
export type Reservation = Sent<served.Reservation>;

export const RESERVATIONS = ["furniture-reservations"];

export async function loadReservations(): Promise<Reservation[]> {
  return (await ask<{ reservations: Reservation[] }>("reservations")).reservations;
}

/** Sets what delivery costs (whole units of the currency) and mails the customer a payment link. */
export async function makeOffer(id: string, delivery_cost: number): Promise<Reservation> {
  const path = `reservations/${encodeURIComponent(id)}/offer`;
  return (await ask<{ reservation: Reservation }>(path, { delivery_cost })).reservation;
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
