import type { SessionRecord } from "../store/records";
import { money } from "./checkout-page";
import { type Html, html } from "./html";
import { type Language, textOf } from "./texts";

/** The address to return to after payment, with Stripe's placeholder filled in. */
export function successAddress({ session }: SessionRecord): string {
  return (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

export function paidPage(language: Language, record: SessionRecord): Html {
  return html`<main class="notice"><h1>${textOf(language, "paidTitle")}</h1><p>${textOf(language, "paidText")}</p>
<a class="button" href="${successAddress(record)}">${textOf(language, "toOrder")}</a></main>`;
}

export function expiredPage(language: Language, record: SessionRecord): Html {
  const back = record.session.cancel_url;
  return html`<main class="notice"><h1>${textOf(language, "expiredTitle")}</h1><p>${textOf(language, "expiredText")}</p>
${back ? html`<a class="button" href="${back}">${textOf(language, "back")}</a>` : null}</main>`;
}

export function missingPage(language: Language): Html {
  return html`<main class="notice"><h1>${textOf(language, "missingTitle")}</h1><p>${textOf(language, "missingText")}</p></main>`;
}

/** The bank's question in the middle of a payment. */
export function authenticationPage(language: Language, record: SessionRecord): Html {
  const { session } = record;
  return html`<main class="notice"><h1>${textOf(language, "secureTitle")}</h1>
<p>${textOf(language, "secureText")}</p>
<p class="amount">${money(session.amount_total ?? 0, session.currency, language)}</p>
<form method="post" action="/c/pay/${session.id}/authenticate">
<button name="result" value="complete">${textOf(language, "secureComplete")}</button>
<button class="second" name="result" value="fail">${textOf(language, "secureFail")}</button>
</form></main>`;
}
