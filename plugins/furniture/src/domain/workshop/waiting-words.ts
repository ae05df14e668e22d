import type { Waiting } from "../../modules/workshop/waiting";

/** Why nothing of an order may be built, for staff. */
export const WAITING_WORDS: Readonly<Record<Waiting, string>> = {
  dispute: "Der Zahler bestreitet die Zahlung: nicht bauen, bis darüber entschieden ist.",
  reservation: "Die Reservierung ist noch nicht bezahlt: erst bauen, wenn das Geld da ist.",
  bank_transfer: "Die Überweisung ist noch nicht eingegangen: erst bauen, wenn das Geld da ist.",
  direct_debit: "Die Lastschrift ist noch nicht eingegangen: erst bauen, wenn das Geld da ist.",
};
