import { ask } from "../ask";

/** A row of GET /admin/furniture/reservations. Money in whole units of the currency. */
export interface Reservation {
  id: string;
  number: string;
  name: string;
  email: string;
  country: string | null;
  shipping: "delivery" | "pickup";
  /** Its offer may be transferred as well. */
  may_transfer: boolean;
  /** Whether VAT is booked on it. */
  taxed: boolean;
  total: number;
  created_at: string;
  state: "open" | "offered" | "paid" | "cancelled";
  delivery_cost: number | null;
  token: string | null;
  expires_at: string | null;
}

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
