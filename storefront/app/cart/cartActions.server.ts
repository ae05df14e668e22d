import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { Summary } from "../commerce/answers.server.ts";
import { CommerceRefusal, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { campaignOf } from "../consent/campaignCookie.server.ts";
import { sentTexts } from "../forms/sentTexts.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { formatEuro } from "../money/money.ts";
import { returnOriginOf } from "../seo/origins.server.ts";
import { cartSessionOf, savedSession } from "../session/cartCookie.server.ts";
import { fingerprintOf } from "./cartPage.server.ts";
import {
  addSuggested,
  applyTypedQuantities,
  changeQuantity,
  removeGoods,
  removeLine,
  restoreLine,
} from "./lineChanges.server.ts";
import { offerOf } from "./offer.ts";
import {
  asTyped,
  type CartRequest,
  isWhole,
  keepTyped,
  parseOrderForm,
  termsOf,
  unplacedPaths,
} from "./orderForm.server.ts";
import { contactOf, orderFieldsOf } from "./orderRules.ts";
import { lastPageOf, leadToOrder } from "./placed.server.ts";
import { type KnownRefusal, sortRefusal, wordsOfRefusal } from "./refusals.ts";

/** Intents that are about something else than the terms; the others save them themselves. */
const KEEPS_TERMS = new Set([
  "remove",
  "removeGoods",
  "restore",
  "quantity",
  "suggested",
  "voucher",
  "voucherOff",
]);

/** How an attempt to redeem a voucher or to take it off ended; `params` stand in the words of a refusal. */
export interface VoucherOutcome {
  said: "accepted" | "removed" | "missing" | KnownRefusal;
  params?: Record<string, string | number>;
}

/**
 * What the one form of the cart page can be sent for. The intent may carry a line: `remove:<line id>` removes it and all equal
 * pieces, `removeGoods:<line id>` ordinary goods, `quantity:<line id>:<number>` says how many of them there shall be, without a number as typed into its field;
 * `voucherOff:<code>` takes a voucher off, whose code may hold colons; `restore:<quantity>:<kind>:<query>` puts removed pieces back, `suggested` puts in the piece that the page suggests.
 */
export async function cartAction(request: Request, context: AppLoadContext) {
  const form = sentTexts(await request.formData());
  const session = await cartSessionOf(request, context);
  const cartId = session.get("cartId");
  const [intent = "order", subject = "", number = ""] = String(form.get("intent") ?? "order").split(":", 3);
  if (!cartId) {
    // An order sent again, from another tab or because its answer got lost: the cart has become an order already.
    const placed = intent === "order" && session.get("placedOrder");
    return redirect(placed ? lastPageOf(placed) : "/cartDesktop", 303);
  }
  const cartRequest = { form, request, context, session, cartId };
  try {
    // Without scripts every button sends the whole form: what was chosen in it counts, whichever button it was.
    if (KEEPS_TERMS.has(intent) && isWhole(form)) await context.commerce.saveTerms(cartId, termsOf(form));
    if (intent !== "order") await keepTyped(form, cartId, context);
    // With scripts a number is sent at once and alone; without them it may have been typed beside another button.
    if (intent !== "quantity") await applyTypedQuantities(cartRequest, intent);
    if (intent === "quantity") return await changeQuantity(cartRequest, subject, number);
    if (intent === "remove") return await removeLine(cartRequest, subject);
    if (intent === "removeGoods") return await removeGoods(cartRequest, subject);
    if (intent === "suggested") return await addSuggested(cartRequest);
    if (intent === "restore") return await restoreLine(cartRequest);
    if (intent === "terms") return await saveTerms(cartRequest);
    if (intent === "voucher") return await applyVoucher(cartRequest);
    if (intent === "voucherOff") return await removeVoucher(cartRequest);
    return await placeOrder(cartRequest);
  } catch (error) {
    return await refused(error, cartRequest);
  }
}

async function saveTerms({ form, context, cartId }: CartRequest) {
  await context.commerce.saveTerms(cartId, termsOf(form));
  return data({ reply: asTyped(form), notice: null, voucher: null });
}

async function applyVoucher({ form, context, cartId }: CartRequest) {
  const code = String(form.get("voucherCode") ?? "").trim();
  const answer = (said: VoucherOutcome["said"], status: number, params: VoucherOutcome["params"] = {}) =>
    data({ reply: asTyped(form), notice: null, voucher: { said, params } }, { status });
  if (!code) return answer("missing", 400);
  try {
    const accepted = await context.commerce.applyVoucher(cartId, code);
    return accepted ? answer("accepted", 200) : answer("voucher_unknown", 400);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { form: reasons, params } = sortRefusal(error.issues);
    const [reason] = reasons;
    // Not about the voucher: the cart is being paid, or has become an order. The whole form says so.
    if (typeof reason !== "string" || reason === "unknown") throw error;
    return answer(reason, 400, params);
  }
}

/** Refused like any other change while the cart is being paid; a payment page that is open is closed. */
async function removeVoucher({ form, context, cartId }: CartRequest) {
  await context.commerce.removeVoucher(cartId, String(form.get("intent")).replace("voucherOff:", ""));
  const voucher: VoucherOutcome = { said: "removed" };
  return data({ reply: asTyped(form), notice: null, voucher });
}

async function placeOrder({ form, request, context, session, cartId }: CartRequest) {
  const { commerce } = context;
  const submission = parseOrderForm(form);
  // A form without the choice offers the card: an older wish must not turn up again while the card is charged.
  const summary = await commerce.saveTerms(cartId, { paymentMethod: "card", ...termsOf(form) });
  if (submission.status !== "success") {
    await keepTyped(form, cartId, context);
    const paths = unplacedPaths(form);
    if (paths.length > 0)
      context.log.warn({ paths }, "an order was refused for what no field of its form shows");
    return data({ reply: submission.reply(), notice: null, voucher: null }, { status: 400 });
  }
  if (form.get("shownOffer") !== offerOf(summary)) {
    const notice = await changedNotice(request, summary);
    return data({ reply: asTyped(form), notice, voucher: null }, { status: 409 });
  }
  // The page has said that it counts no more, and what is ordered costs without it: said once, it need not be refused as well.
  const lapsed = summary.voucher_lapsed?.code;
  if (lapsed && form.get("shownLapse") === lapsed) await commerce.removeVoucher(cartId, lapsed);
  const language = await languageOf(request);
  await commerce.saveContact(cartId, contactOf(submission.value), language);
  const checkout = await commerce.checkout(cartId, {
    locale: language,
    returnOrigin: returnOriginOf(request, context.environment),
    utm: await campaignOf(request),
  });
  if (checkout.next === "redirect") {
    session.set("pendingPayment", cartId);
    session.set("pendingOffer", fingerprintOf(summary));
    return redirect(checkout.url, { status: 303, headers: await savedSession(session, context) });
  }
  const completion = await commerce.complete(cartId);
  if (!completion.placed) throw new CommerceRefusal(400, completion.reason, []);
  return await leadToOrder(
    request,
    { cartId, order: completion.order, payBy: summary.pay_by },
    session,
    context,
  );
}

/** How an order that is already placed is paid, so that its last page names the account or the reservation; else by card. */
async function payByOf(orderId: string, request: Request, { commerce }: AppLoadContext): Promise<string> {
  const bill = await commerce.orderBill(orderId, await languageOf(request)).catch(() => null);
  return bill?.pay_by ?? "card";
}

async function changedNotice(request: Request, { lines, total }: Summary): Promise<string> {
  const [t, language] = await Promise.all([textsOf(request), languageOf(request)]);
  if (lines.length === 0) return t("cart.emptied");
  return t("cart.changed", { total: formatEuro(total, language) });
}

/** Whether the form was sent to order; else a change of the cart was refused, and the page must not say that an order was. */
function isOrder(form: FormData): boolean {
  return String(form.get("intent") ?? "order") === "order";
}

/** Whatever went wrong, the form comes back with all that was typed and a word about what to do. */
async function refused(error: unknown, { form, request, context, session, cartId }: CartRequest) {
  const submission = parseOrderForm(form);
  const t = await textsOf(request);
  if (!isRefusal(error)) {
    if (error instanceof Response) throw error;
    const reason = error instanceof Error ? (isUnavailable(error) ? error.message : error.stack) : "unknown";
    context.log.error({ reason }, "cart action failed");
    return data({ reply: asTyped(form), notice: t("faults.commerceSilent"), voucher: null }, { status: 503 });
  }
  const cart = await context.commerce.cart(cartId).catch(() => null);
  if (cart?.completed_at) {
    const completion = await context.commerce.complete(cartId);
    if (completion.placed) {
      const { order } = completion;
      return await leadToOrder(
        request,
        { cartId, order, payBy: await payByOf(order.id, request, context) },
        session,
        context,
      );
    }
  }
  const { fields, ...general } = sortRefusal(error.issues, orderFieldsOf(Object.fromEntries(form)));
  if (general.form.length > 0) {
    const reasons = error.issues.map(({ path, code }) => `${path} ${code ?? ""}`);
    context.log.info({ reasons }, "an order was refused for what no field of its form shows");
  }
  const reason = wordsOfRefusal(general, t);
  const said = isOrder(form) ? t("cart.refused", { reason }) : reason;
  const notice = reason ? said : t("cart.fixFields");
  const reply = submission.reply({ fieldErrors: fields as Record<string, string[]> });
  return data({ reply, notice, voucher: null }, { status: 400 });
}
