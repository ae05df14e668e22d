import { hasPickedPlanks, MOST_PIECES } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { Refusal } from "../../core/refusal/refusal";

/** Throws a {@link Refusal} when a cart would have more pieces than one cart takes. */
export function assertRoom(pieces: number, language: Language): void {
  if (pieces <= MOST_PIECES) return;
  const message = CART_FULL[language](MOST_PIECES);
  const params = { max: MOST_PIECES };
  throw Refusal.of([{ path: "quantity", message, code: "cart_full", params }]);
}

/** Throws a {@link Refusal} when several pieces were to be built from planks of which there is one each. */
export function assertRepeatable(configuration: object, quantity: number, language: Language): void {
  if (quantity <= 1 || !hasPickedPlanks(configuration)) return;
  throw Refusal.single("quantity", PLANKS_ONCE[language], "planks_once");
}

/** Throws a {@link Refusal} that names the bounds of a number of equal pieces. */
export function assertWithin(
  quantity: number,
  { min, max }: { min: number; max: number },
  language: Language,
): void {
  if (quantity >= min && quantity <= max) return;
  const params = { min, max };
  throw Refusal.of([
    { path: "quantity", message: BOUNDS[language](min, max), code: "out_of_bounds", params },
  ]);
}

const CART_FULL: Record<Language, (max: number) => string> = {
  de: (max) =>
    `Ein Warenkorb fasst höchstens ${max} Stücke. Schreib uns, wenn du mehr brauchst: Dann rechnen wir dir ein Angebot.`,
  en: (max) =>
    `A cart takes at most ${max} pieces. Write to us if you need more and we will make you an offer.`,
};

const PLANKS_ONCE: Record<Language, string> = {
  de: "Ausgesuchte Planken gibt es nur einmal. Lege ein Stück in den Warenkorb und wähle für das nächste andere Planken, oder überlass die Auswahl der Werkstatt.",
  en: "There is only one of each plank you picked. Put one piece into the cart and choose other planks for the next, or leave the choice to the workshop.",
};

const BOUNDS: Record<Language, (min: number, max: number) => string> = {
  de: (min, max) => `Die Anzahl geht von ${min} bis ${max}.`,
  en: (min, max) => `The number goes from ${min} to ${max}.`,
};
