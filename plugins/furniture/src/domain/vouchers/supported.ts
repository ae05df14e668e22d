import { market } from "../../core/options/market";
import type { RefusalIssue } from "../../core/refusal/refusal";

/** What of a promotion decides whether the shop can work with it; null and left out are the same. */
export interface PromotionTerms {
  type?: string | null;
  is_tax_inclusive?: boolean | null;
  application_method?: {
    type?: string | null;
    target_type?: string | null;
    /** EUR or percent. */
    value?: number | null;
    currency_code?: string | null;
  } | null;
  campaign?: { budget?: BudgetTerms | null } | null;
}

export interface BudgetTerms {
  type?: string | null;
  /** How often, or EUR. */
  limit?: number | null;
}

/**
 * What the shop does not know of a promotion, in words for staff, each with what to do instead. Known are percentages and
 * whole EUR off the goods, with conditions if need be, and campaigns that count their uses.
 */
export function promotionIssues(promotion: PromotionTerms): RefusalIssue[] {
  const { type, application_method: method, campaign } = promotion;
  const issues: RefusalIssue[] = [];
  if (type !== "standard") issues.push(issue("type", "promotion_type"));
  if (method?.target_type === "shipping_methods")
    issues.push(issue("application_method.target_type", "promotion_target"));
  if (method?.currency_code && method.currency_code.toLowerCase() !== market().currency)
    issues.push(issue("application_method.currency_code", "promotion_currency"));
  const value = method?.value ?? 0;
  if (method?.type === "fixed" && !(Number.isInteger(value) && value >= 0))
    issues.push(issue("application_method.value", "promotion_value"));
  if (method?.type === "percentage" && !(value > 0 && value <= 100))
    issues.push(issue("application_method.value", "promotion_percentage"));
  return [...issues, ...budgetIssues(campaign?.budget, "campaign.budget")];
}

/**
 * Our prices are gross, and so is an amount that is taken off them. A percentage is counted of gross prices whatever is sent with it:
 * Medusa's page has no switch for it there. See `worthOf` in `vouchers.ts`.
 */
export function taxIssues({ is_tax_inclusive, application_method }: PromotionTerms): RefusalIssue[] {
  const isNet = is_tax_inclusive === false && application_method?.type !== "percentage";
  return isNet ? [issue("is_tax_inclusive", "promotion_net")] : [];
}

/** The same of the budget of a campaign, at the `path` of the budget. One without limit counts nothing and is let be. */
export function budgetIssues(budget: BudgetTerms | null | undefined, path: string): RefusalIssue[] {
  if (!budget) return [];
  const limit = budget.limit ?? null;
  const byAttribute = budget.type === "use_by_attribute" || budget.type === "spend_by_attribute";
  if (byAttribute || (budget.type === "spend" && limit !== null))
    return [issue(`${path}.type`, "budget_type")];
  const counts = limit === null || (Number.isInteger(limit) && limit > 0 && limit <= MOST_USES);
  return counts ? [] : [issue(`${path}.limit`, "budget_limit")];
}

/** Each use is a row of its own while a shopper pays with it. */
const MOST_USES = 100_000;

const MESSAGES = {
  promotion_type:
    "„Kaufe X, erhalte Y“ rechnet dieser Shop nicht: Jedes Stück ist ein Einzelstück. Lege stattdessen einen Rabatt in Prozent oder einen festen Betrag auf die Artikel an.",
  promotion_target:
    "Die Lieferung steckt in den Preisen, ein Rabatt auf den Versand nimmt also nichts weg. Lege stattdessen einen Rabatt auf die Bestellung oder auf Produkte an.",
  promotion_currency: "Dieser Shop verkauft in {currency}. Wähle {currency} als Währung.",
  promotion_value: "Alle Preise sind ganze {currency}. Gib einen ganzen Betrag an, zum Beispiel 5.",
  promotion_percentage: "Gib einen Prozentsatz größer als 0 und höchstens 100 an.",
  promotion_net:
    "Unsere Preise enthalten die Mehrwertsteuer, ein Rabatt rechnet deshalb immer mit ihr. Schalte „Schließt die Aktion Steuern ein?“ an.",
  budget_type:
    "Ein Budget in {currency} oder je Kunde zählt dieser Shop nicht. Wähle den Typ „Verwendung“ und begrenze, wie oft die Kampagne eingelöst wird.",
  budget_limit: `Gib für das Budget eine ganze Zahl von 1 bis ${MOST_USES} an, oder lass das Limit leer.`,
} as const;

function issue(path: string, code: keyof typeof MESSAGES): RefusalIssue {
  const message = MESSAGES[code].replaceAll("{currency}", market().currency.toUpperCase());
  return { path, message, code };
}
