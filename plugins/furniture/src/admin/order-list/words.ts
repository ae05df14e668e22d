import type { OrderRow } from "./requests";

type Color = "green" | "orange" | "red" | "purple" | "grey" | "blue";
interface Standing {
  label: string;
  color: Color;
}

const PAYMENTS: Readonly<Record<OrderRow["payment"], Standing>> = {
  paid: { label: "bezahlt", color: "green" },
  free: { label: "nichts zu zahlen", color: "grey" },
  open: { label: "unbezahlt", color: "orange" },
  checked: { label: "Zahlung wird geprüft", color: "orange" },
  reserved: { label: "Reservierung ohne Angebot", color: "purple" },
  offered: { label: "Angebot offen", color: "purple" },
  back: { label: "erstattet", color: "grey" },
};

const WAITING: Readonly<Partial<Record<NonNullable<OrderRow["waiting"]>, Standing>>> = {
  dispute: { label: "Zahlung bestritten", color: "red" },
  bank_transfer: { label: "wartet auf Überweisung", color: "orange" },
  direct_debit: { label: "wartet auf Lastschrift", color: "orange" },
};

/** Where the money of an order stands; what it waits for says more than that it is open. */
export function paymentWords({ cancelled, payment, waiting }: OrderRow): Standing {
  if (cancelled) return { label: "storniert", color: "grey" };
  return (payment !== "back" && waiting && WAITING[waiting]) || PAYMENTS[payment];
}
