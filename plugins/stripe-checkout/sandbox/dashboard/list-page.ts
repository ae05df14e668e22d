import type Stripe from "stripe";
import { money } from "../amount";
import { type Html, html } from "../page/html";
import type { Language } from "../page/texts";
import { chargeOf } from "../payments/owner";
import type { State } from "../store/state";
import { say } from "./texts";

const PAGE = 50;

/**
 * The payments of the sandbox, newest first, fifty on a page.
 * @param page counts from 1
 */
export function listPage(state: State, language: Language, page: number): Html {
  const all = state.newestFirst("paymentIntent");
  const shown = all.slice((page - 1) * PAGE, page * PAGE);
  const rows = shown.map((intent) => row(state, language, intent));
  return html`<main class="dashboard"><h1>${say(language, "title")}</h1><p>${say(language, "intro")}</p>
${rows.length === 0 ? html`<p>${say(language, "empty")}</p>` : table(language, rows)}
<p class="pages">${page > 1 ? html`<a href="/dashboard?page=${page - 1}">${say(language, "newer")}</a>` : null}
${all.length > page * PAGE ? html`<a href="/dashboard?page=${page + 1}">${say(language, "older")}</a>` : null}</p>
</main>`;
}

function table(language: Language, rows: Html[]): Html {
  const columns = (["when", "amount", "status", "method", "customer", "description", "payment"] as const).map(
    (name) => html`<th scope="col">${say(language, name)}</th>`,
  );
  return html`<div class="scroll" role="region" aria-label="${say(language, "title")}" tabindex="0"><table>
<thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function row(state: State, language: Language, intent: Stripe.PaymentIntent): Html {
  const charge = chargeOf(state, intent);
  const refunded = charge?.amount_refunded
    ? html`<small>${money(charge.amount_refunded, charge.currency, language)} ${say(language, "refunded")}</small>`
    : null;
  return html`<tr><td>${time(intent.created, language)}</td>
<td>${money(intent.amount, intent.currency, language)} ${refunded}</td>
<td>${standing(intent, charge)}</td>
<td>${charge?.payment_method_details?.type ?? "–"}</td>
<td>${charge?.billing_details.email ?? "–"}</td>
<td>${intent.description ?? "–"}</td>
<td><a href="/dashboard/payments/${intent.id}">${intent.id}</a></td></tr>`;
}

/** Stripe's own words, as the API gives them. */
export function standing(intent: Stripe.PaymentIntent, charge: Stripe.Charge | undefined): string {
  if (charge?.disputed) return `${intent.status}, disputed`;
  if (charge?.refunded) return `${intent.status}, refunded`;
  return intent.status;
}

/** @param seconds since the epoch */
export function time(seconds: number, language: Language): string {
  const style = { dateStyle: "short", timeStyle: "medium", timeZone: "Europe/Berlin" } as const;
  return new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", style).format(seconds * 1000);
}
