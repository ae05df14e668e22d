import type { Step } from "@planke46/furniture-rules";
import type { Waiting } from "../../modules/workshop/piece";

/** What the standing of its order's money means for a piece, in staff's words. */
export interface Hold {
  /** Two words for a card. */
  word: string;
  sentence: string;
  /** The piece may not go on. */
  stops: boolean;
}

/** Null where the piece may go on. What is with the forwarder arrives although its payment is disputed, and what has arrived is there. */
export function holdOf(waiting: Waiting | null, step: Step): Hold | null {
  if (waiting === null) return null;
  if (waiting === "dispute") return DISPUTED[step] ?? NOT_BUILT;
  return { word: "wartet auf Geld", sentence: UNPAID[waiting], stops: true };
}

const NOT_BUILT: Hold = {
  word: "nicht bauen",
  sentence: "Der Zahler bestreitet die Zahlung: nicht bauen, bis darüber entschieden ist.",
  stops: true,
};

const NOT_HANDED_OUT: Hold = {
  word: "nicht herausgeben",
  sentence: "Der Zahler bestreitet die Zahlung: nicht herausgeben, bis darüber entschieden ist.",
  stops: true,
};

const gone = (where: string): Hold => ({
  word: "Zahlung bestritten",
  sentence: `Der Zahler bestreitet die Zahlung. Das Stück ist ${where}: Reiche bei Stripe den Nachweis dafür ein.`,
  stops: false,
});

const DISPUTED: Readonly<Partial<Record<Step, Hold>>> = {
  packed: NOT_HANDED_OUT,
  ready: NOT_HANDED_OUT,
  on_the_way: gone("unterwegs"),
  delivered: gone("beim Kunden"),
};

const UNPAID: Readonly<Record<Exclude<Waiting, "dispute">, string>> = {
  reservation: "Die Reservierung ist noch nicht bezahlt: erst bauen, wenn das Geld da ist.",
  bank_transfer: "Die Überweisung ist noch nicht eingegangen: erst bauen, wenn das Geld da ist.",
  direct_debit: "Die Lastschrift ist noch nicht eingegangen: erst bauen, wenn das Geld da ist.",
};
