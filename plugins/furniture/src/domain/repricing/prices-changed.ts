import type { MedusaContainer } from "@medusajs/framework/types";
import { LOCALES } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { market } from "../../core/options/market";
import { Refusal, type RefusalIssue } from "../../core/refusal/refusal";
import type { Repriced } from "../../modules/prices/repriced";
import { isAgreed } from "../cart/payments";
import type { CartState } from "../cart/state";
import { currentPrices } from "../prices/current-prices";
import { repricingOf } from "./reprice-cart";

/** A refusal that names each changed sum, before and after, so that no shopper pays a sum the page has not shown. */
export function pricesChanged(changes: readonly Repriced[], total: number, language: Language): Refusal {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: market().currency,
    maximumFractionDigits: 0,
  });
  const say = (amount: number) => format.format(amount);
  const issues: RefusalIssue[] = changes.map(({ line_id, code, title, from, to }) => ({
    path: line_id === null ? code : `lines.${line_id}`,
    message:
      language === "de"
        ? `${title}: jetzt ${say(to)} statt ${say(from)}`
        : `${title}: now ${say(to)} instead of ${say(from)}`,
    code: "prices_changed",
    params: { ...(line_id !== null && { line_id }), title, from, to, total },
  }));
  const list = issues.map(({ message }) => message).join("; ");
  const message =
    language === "de"
      ? `Unsere Preise haben sich geändert. ${list}. Die neue Summe beträgt ${say(total)}. Bitte prüfe sie und bestelle dann noch einmal.`
      : `Our prices have changed. ${list}. The new total is ${say(total)}. Please check it and order once more.`;
  return new Refusal(message, issues);
}

/**
 * The last check before an order that no payment page stands for: a page holds its prices, and what was paid was agreed
 * to. Changes nothing. Throws a {@link Refusal}.
 */
export async function assertPricesAgreed(
  container: MedusaContainer,
  state: CartState,
  language: Language,
): Promise<void> {
  if (state.payBy === "card") return;
  const { version, shown, repriced } = state.prices;
  const current = await currentPrices(container);
  if (version >= current.version && shown) return;
  if (isAgreed(state)) return;
  if (!shown) throw pricesChanged(repriced, state.total, language);
  const { changes, money } = repricingOf(state, current);
  if (changes.length > 0) throw pricesChanged(changes, money.total + state.ordinary.total, language);
}
