import type Stripe from "stripe";
import { money } from "../amount";
import type { MethodType, SessionRecord } from "../store/records";
import { type Html, html } from "./html";
import { faultText, type Language, type TextKey, textOf } from "./texts";

/** What the shopper typed; card number and security code are never sent back. */
export interface Entered {
  email: string;
  name: string;
  expiry: string;
}

/** Fault codes: by field, or `card` for a refusal of the bank. */
export interface Faults {
  email?: string;
  number?: string;
  expiry?: string;
  cvc?: string;
  iban?: string;
  name?: string;
  card?: string;
}

export interface CheckoutView {
  language: Language;
  record: SessionRecord;
  method: MethodType;
  entered: Entered;
  faults: Faults;
  form: string;
}

const SHOWN_TEST_CARDS: [number: string, effect: TextKey][] = [
  ["4242 4242 4242 4242", "testSuccess"],
  ["4000 0025 0000 3155", "testAuthentication"],
  ["4000 0000 0000 0002", "testDeclined"],
  ["4000 0000 0000 9995", "testFunds"],
  ["4000 0000 0000 0069", "testExpired"],
  ["4000 0000 0000 0127", "testCvc"],
];

/** The page on which a shopper pays an open session. */
export function checkoutPage(view: CheckoutView): Html {
  return html`<main class="columns">
${summary(view)}
<div class="main">
<h1>${textOf(view.language, "title")}</h1>
${methodChoice(view)}
${paymentForm(view)}
${view.method === "card" ? testCards(view.language) : null}
</div>
</main>`;
}

function summary({ language, record }: CheckoutView): Html {
  const { session, lineItems } = record;
  const total = money(session.amount_total ?? 0, session.currency ?? "eur", language);
  return html`<section class="side" aria-label="${textOf(language, "summary")}">
<div>
${session.cancel_url ? html`<a class="back" href="${session.cancel_url}"><span aria-hidden="true">←</span>${textOf(language, "back")}</a>` : null}
<p class="amount-label">${textOf(language, "amountToPay")}</p>
<p class="amount">${total}</p>
<ul class="lines">${lineItems.map((line) => summaryLine(line, language))}</ul>
<p class="sum"><span>${textOf(language, "total")}</span><span class="price">${total}</span></p>
</div>
</section>`;
}

function summaryLine(line: Stripe.LineItem, language: Language): Html {
  const quantity = line.quantity ?? 1;
  const each = money(line.price?.unit_amount ?? 0, line.currency, language);
  const count = html`<small>${quantity} × ${each}</small>`;
  const details = line.price?.nickname ? html`<small>${line.price.nickname}</small>` : null;
  return html`<li><span>${line.description}${details}${quantity > 1 ? count : null}</span>
<span class="price">${money(line.amount_total, line.currency, language)}</span></li>`;
}

const METHODS: Record<MethodType, TextKey> = {
  card: "card",
  klarna: "klarna",
  paypal: "paypal",
  sepa_debit: "sepaDebit",
};

/** Links, so that a method is chosen without a script; nothing where there is one method. */
function methodChoice({ language, record, method }: CheckoutView): Html | null {
  const { id, payment_method_types: types } = record.session;
  if (types.length < 2) return null;
  const links = (Object.keys(METHODS) as MethodType[])
    .filter((type) => types.includes(type))
    .map((type) => {
      const current = type === method ? html` aria-current="true"` : null;
      return html`<li><a href="/c/pay/${id}?method=${type}"${current}>${textOf(language, METHODS[type])}</a></li>`;
    });
  return html`<nav aria-label="${textOf(language, "methods")}"><ul class="methods">${links}</ul></nav>`;
}

function paymentForm(view: CheckoutView): Html {
  const { language, record, method, entered, faults } = view;
  const label = `${textOf(language, "pay")}: ${money(record.session.amount_total ?? 0, record.session.currency ?? "eur", language)}`;
  const { submit } = record.session.custom_text;
  return html`<form method="post" action="/c/pay/${record.session.id}" novalidate>
<input type="hidden" name="form" value="${view.form}">
<input type="hidden" name="method" value="${method}">
${faults.card ? html`<div class="alert" role="alert"><p>${faultText(language, faults.card)}</p></div>` : null}
<fieldset><legend>${textOf(language, "contact")}</legend>
${field(view, "email", html`type="email" autocomplete="email" value="${entered.email}"${record.session.customer_email ? html` readonly` : null}`)}
</fieldset>
${methodFields(view)}
${submit ? html`<p>${submit.message}</p>` : null}
<button type="submit">${label}</button>
</form>`;
}

function methodFields(view: CheckoutView): Html {
  const { language, method, entered } = view;
  if (method === "card") {
    return html`<fieldset><legend>${textOf(language, "payment")}</legend>
${field(view, "number", html`inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"`)}
<div class="pair">
${field(view, "expiry", html`inputmode="numeric" autocomplete="cc-exp" placeholder="12 / 34" value="${entered.expiry}"`)}
${field(view, "cvc", html`inputmode="numeric" autocomplete="cc-csc" placeholder="123"`)}
</div>
${field(view, "name", html`autocomplete="cc-name" value="${entered.name}"`)}
</fieldset>`;
  }
  const isDebit = method === "sepa_debit";
  const name = field(view, "name", html`autocomplete="name" value="${entered.name}"`, "payerName");
  return html`<fieldset><legend>${textOf(language, METHODS[method])}</legend>
${isDebit ? field(view, "iban", html`autocomplete="off" placeholder="AT61 1904 3002 3457 3201"`) : null}
${name}
<p>${textOf(language, isDebit ? "mandate" : "redirectNote")}</p>
</fieldset>`;
}

type FieldName = "email" | "number" | "expiry" | "cvc" | "iban" | "name";

function field(
  { language, faults }: CheckoutView,
  name: FieldName,
  attributes: Html,
  label: TextKey = name,
): Html {
  const code = faults[name];
  const faultId = `${name}-fault`;
  const invalid = code ? html` aria-invalid="true" aria-describedby="${faultId}"` : null;
  return html`<div class="field"><label for="${name}">${textOf(language, label)}</label>
<input id="${name}" name="${name}" required ${attributes}${invalid}>
${code ? html`<p class="fault" id="${faultId}">${faultText(language, code)}</p>` : null}</div>`;
}

function testCards(language: Language): Html {
  const rows = SHOWN_TEST_CARDS.map(
    ([number, effect]) => html`<tr><td>${number}</td><td>${textOf(language, effect)}</td></tr>`,
  );
  return html`<details><summary>${textOf(language, "testCards")}</summary>
<p>${textOf(language, "testCardsNote")}</p><table><tbody>${rows}</tbody></table></details>`;
}
