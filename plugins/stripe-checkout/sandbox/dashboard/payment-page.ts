import type Stripe from "stripe";
import { decimalsOf, money } from "../amount";
import { disputesOf, isOpen, openDisputeOf } from "../disputes/dispute";
import { type Html, html } from "../page/html";
import type { Language } from "../page/texts";
import { DEBIT_FAILURES } from "../payments/declines";
import { isProcessing } from "../payments/delayed";
import { chargeOf, sessionIdOf } from "../payments/owner";
import { canEnd, refundable, refundModeOf } from "../refunds/refund";
import { DISPUTE_REASONS, REFUND_MODES } from "../store/records";
import type { State } from "../store/state";
import { standing, time } from "./list-page";
import { type DashboardText, say } from "./texts";

export interface PaymentView {
  state: State;
  language: Language;
  intent: Stripe.PaymentIntent;
  /** Marks the forms of this page, so that a second click on one does nothing. */
  form: string;
  /** Why the last deed was refused. */
  refusal?: string;
}

/** One payment with what bank, customer and staff can do to it. */
export function paymentPage(view: PaymentView): Html {
  const { state, language, intent, refusal } = view;
  const charge = chargeOf(state, intent);
  return html`<main class="dashboard"><p><a href="/dashboard">${say(language, "back")}</a></p>
<h1>${say(language, "payment")} ${money(intent.amount, intent.currency, language)}</h1>
${refusal ? html`<div class="alert" role="alert"><p>${say(language, "refused")}: ${refusal}</p></div>` : null}
${facts(view, charge)}
${isProcessing(intent) ? delayed(view) : null}
${charge ? refunds(view, charge) : null}
${charge ? disputes(view, charge) : null}
</main>`;
}

function facts({ state, language, intent }: PaymentView, charge: Stripe.Charge | undefined): Html {
  const rows: [DashboardText, string | null | undefined][] = [
    ["status", standing(intent, charge)],
    ["payment", intent.id],
    ["charge", charge?.id],
    ["session", sessionIdOf(state, { payment_intent: intent.id })],
    ["when", time(intent.created, language)],
    ["method", charge?.payment_method_details?.type],
    ["customer", charge?.billing_details.email],
    ["description", intent.description],
    [
      "metadata",
      Object.entries(intent.metadata)
        .map((entry) => entry.join("="))
        .join(", "),
    ],
    ["reason", intent.last_payment_error?.message],
  ];
  const shown = rows.filter(([, value]) => value);
  return html`<section aria-labelledby="facts"><h2 id="facts">${say(language, "facts")}</h2>
<dl>${shown.map(([name, value]) => html`<dt>${say(language, name)}</dt><dd>${value}</dd>`)}</dl></section>`;
}

function delayed(view: PaymentView): Html {
  const { language } = view;
  return html`<section aria-labelledby="delayed"><h2 id="delayed">${say(language, "delayed")}</h2>
<p>${say(language, "delayedNote")}</p>
${deed(view, "succeed", [], "succeed")}
${deed(
  view,
  "fail",
  [
    choice(
      "reason",
      say(language, "reason"),
      DEBIT_FAILURES.map((name) => [name, name]),
    ),
  ],
  "fail",
)}
</section>`;
}

function refunds(view: PaymentView, charge: Stripe.Charge): Html {
  const { state, language } = view;
  const { currency } = charge;
  const left = refundable(charge);
  const canRefund = charge.status === "succeeded" && left > 0 && !openDisputeOf(state, charge);
  const most = money(left, currency, language);
  const plain = (left / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
  const amount = html`<div class="field"><label for="amount">${say(language, "refundAmount", { currency: currency.toUpperCase(), most })}</label>
<input id="amount" name="amount" inputmode="decimal" required value="${language === "de" ? plain.replace(".", ",") : plain}"></div>`;
  const made = state.newestFirst("refund").filter((refund) => refund.charge === charge.id);
  const modes = REFUND_MODES.map((mode): [string, string] => [mode, say(language, `mode_${mode}`)]);
  const mode = choice("mode", say(language, "refundMode"), modes, refundModeOf(state, charge.id));
  return html`<section aria-labelledby="refunds"><h2 id="refunds">${say(language, "refunds")}</h2>
${made.length > 0 ? html`<ul class="entries">${made.map((refund) => refundEntry(view, refund))}</ul>` : null}
${canRefund ? deed(view, "refund", [amount], "refund") : null}
<p>${say(language, "refundModeNote")}</p>
${deed(view, "refund-mode", [mode], "save")}
</section>`;
}

function refundEntry(view: PaymentView, refund: Stripe.Refund): Html {
  const { language } = view;
  const named = hidden("refund", refund.id);
  return html`<li><p>${money(refund.amount, refund.currency, language)}, ${refund.status}
<small>${refund.id}, ${time(refund.created, language)}</small></p>
${canEnd(refund, "succeeded") ? deed(view, "refund-succeed", [named], "refundSucceed", refund.id) : null}
${canEnd(refund, "failed") ? deed(view, "refund-fail", [named], "refundFail", refund.id) : null}</li>`;
}

function disputes(view: PaymentView, charge: Stripe.Charge): Html {
  const { state, language } = view;
  const made = disputesOf(state, charge);
  const canDispute =
    charge.paid && charge.captured && refundable(charge) > 0 && !openDisputeOf(state, charge);
  const reasons = DISPUTE_REASONS.map((name): [string, string] => [name, name]);
  return html`<section aria-labelledby="disputes"><h2 id="disputes">${say(language, "disputes")}</h2>
${made.length > 0 ? html`<ul class="entries">${made.map((dispute) => disputeEntry(view, dispute))}</ul>` : null}
${canDispute ? deed(view, "dispute", [choice("disputeReason", say(language, "reason"), reasons)], "dispute") : null}
</section>`;
}

function disputeEntry(view: PaymentView, dispute: Stripe.Dispute): Html {
  const { language } = view;
  const { id, amount, currency, reason, status } = dispute;
  const due = dispute.evidence_details.due_by;
  const until = due ? html`, ${say(language, "deadline")} ${time(due, language)}` : null;
  const named = hidden("dispute", id);
  return html`<li><p>${money(amount, currency, language)}, ${reason}, ${status}${until} <small>${id}</small></p>
${status === "needs_response" ? deed(view, "dispute-review", [named], "review", id) : null}
${isOpen(dispute) ? deed(view, "dispute-won", [named], "won", id) : null}
${isOpen(dispute) ? deed(view, "dispute-lost", [named], "lost", id) : null}</li>`;
}

/** A form with one button; `of` tells buttons with the same words from each other to a screen reader. */
function deed(view: PaymentView, name: string, fields: Html[], label: DashboardText, of?: string): Html {
  const words = say(view.language, label);
  const accessible = of ? html` aria-label="${words}: ${of}"` : null;
  return html`<form class="deed" method="post" action="/dashboard/payments/${view.intent.id}">
${hidden("form", `${view.form}-${name}-${of ?? ""}`)}${hidden("deed", name)}${fields}
<button type="submit"${accessible}>${words}</button></form>`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

function choice(name: string, label: string, options: [string, string][], chosen?: string): Html {
  const shown = options.map(
    ([value, words]) =>
      html`<option value="${value}"${value === chosen ? html` selected` : null}>${words}</option>`,
  );
  return html`<div class="field"><label for="${name}">${label}</label>
<select id="${name}" name="${name}">${shown}</select></div>`;
}
