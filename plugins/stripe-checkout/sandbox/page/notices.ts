import { money } from "../amount";
import type { MethodType, SessionRecord } from "../store/records";

import { type Html, html } from "./html";
import { type Language, type TextKey, textOf } from "./texts";

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

/** The session is done, the money is not there yet: a debit. */
export function processingPage(language: Language, record: SessionRecord): Html {
  return html`<main class="notice"><h1>${textOf(language, "processingTitle")}</h1><p>${textOf(language, "processingText")}</p>
<a class="button" href="${successAddress(record)}">${textOf(language, "toOrder")}</a></main>`;
}

const AUTHENTICATIONS: Record<MethodType, { title: TextKey; text: TextKey; yes: TextKey; no: TextKey }> = {
  card: { title: "secureTitle", text: "secureText", yes: "secureComplete", no: "secureFail" },
  paypal: { title: "paypalTitle", text: "walletText", yes: "walletComplete", no: "walletFail" },
  klarna: { title: "klarnaTitle", text: "walletText", yes: "walletComplete", no: "walletFail" },
  sepa_debit: { title: "secureTitle", text: "secureText", yes: "secureComplete", no: "secureFail" },
};

export function authenticationTitle(language: Language, method: MethodType): string {
  return textOf(language, AUTHENTICATIONS[method].title);
}

/** The question in the middle of a payment: of the cardholder's bank, of PayPal or of Klarna. */
export function authenticationPage(language: Language, record: SessionRecord, method: MethodType): Html {
  const { session } = record;
  const { text, yes, no } = AUTHENTICATIONS[method];
  return html`<main class="notice"><h1>${authenticationTitle(language, method)}</h1>
<p>${textOf(language, text)}</p>
<p class="amount">${money(session.amount_total ?? 0, session.currency ?? "eur", language)}</p>
<form method="post" action="/c/pay/${session.id}/authenticate">
<button name="result" value="complete">${textOf(language, yes)}</button>
<button class="second" name="result" value="fail">${textOf(language, no)}</button>
</form></main>`;
}
