import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import type { CartState } from "../cart/state";

/** Each line is one stored configuration at the price it was stored with, and no configuration is sold by two lines. */
export function assertFrozen(
  { lines, configurations }: Pick<CartState, "lines" | "configurations">,
  language: Language,
): void {
  const ids = lines.map(({ configuration_id }) => configuration_id);
  const altered = lines.find(({ configuration_id, kind, price }) => {
    const frozen = configurations.get(configuration_id);
    return frozen?.kind !== kind || frozen.price !== price;
  });
  if (altered || new Set(ids).size !== ids.length) {
    throw Refusal.single("lines", textsIn(language).refusals.cart.line_altered, "line_altered");
  }
}
