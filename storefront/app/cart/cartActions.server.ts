import { defaultConfiguration } from "@planke46/furniture-rules";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import type { Summary } from "../commerce/answers.server.ts";
import { CommerceRefusal, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { nearestConfiguration } from "../configurator/address/address.ts";
import { nearestColor } from "../configurator/address/color.ts";
import { isConfigurable } from "../configurator/kinds.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { formatEuro } from "../money/money.ts";
import { lastPageOf, leadToOrder } from "../order/placed.server.ts";
import { campaignOf } from "../session/campaignCookie.server.ts";
import { type CartSession, cartSessionOf, savedSession } from "../session/cartCookie.server.ts";
import { addToCart } from "./addToCart.server.ts";
import { offerOf } from "./offer.ts";
import { contactOf, parseOrderForm, termsOf } from "./orderForm.server.ts";
import { type KnownRefusal, sortRefusal } from "./refusals.ts";

interface CartRequest {
  form: FormData;
  request: Request;
  context: AppLoadContext;
  session: CartSession;
  cartId: string;
}

/** Intents that are about something else than the terms; the others save them themselves. */
const KEEPS_TERMS = new Set(["remove", "restore", "voucher"]);

/** How an attempt to redeem a voucher ended. */
export type VoucherOutcome = "accepted" | "missing" | KnownRefusal;

/**
 * What the one form of the cart page can be sent for. The intent may carry a line: `remove:<line id>`; `restore` puts a
 * removed piece back.
 */
export async function cartAction(request: Request, context: AppLoadContext) {
  const form = await request.formData();
  const session = await cartSessionOf(request, context);
  const cartId = session.get("cartId");
  const [intent = "order", subject = ""] = String(form.get("intent") ?? "order").split(":", 2);
  if (!cartId) {
    // An order sent again, from another tab or because its answer got lost: the cart has become an order already.
    const placed = intent === "order" && session.get("placedOrder");
    return redirect(placed ? lastPageOf(placed) : "/cartDesktop", 303);
  }
  const cartRequest = { form, request, context, session, cartId };
  try {
    // Without scripts every button sends the whole form: what was chosen in it counts, whichever button it was.
    if (KEEPS_TERMS.has(intent) && form.has("shipping"))
      await context.commerce.saveTerms(cartId, termsOf(form));
    if (intent === "remove") return await removeLine(cartRequest, subject);
    if (intent === "restore") return await restoreLine(cartRequest);
    if (intent === "terms") return await saveTerms(cartRequest);
    if (intent === "voucher") return await applyVoucher(cartRequest);
    return await placeOrder(cartRequest);
  } catch (error) {
    return await refused(error, cartRequest);
  }
}

/** The form as it was sent, without faults: what was typed stays where it was. */
function asTyped(form: FormData) {
  return { ...parseOrderForm(form).reply(), error: {}, status: undefined };
}

async function removeLine({ form, context, session, cartId }: CartRequest, lineId: string) {
  await context.commerce.removeLine(cartId, lineId);
  session.set("count", Math.max(0, (session.get("count") ?? 1) - 1));
  return data(
    { reply: asTyped(form), notice: null, voucher: null },
    { headers: await savedSession(session, context) },
  );
}

/** A removed piece is put in anew from what its card knew, at the price of today. */
async function restoreLine({ form, request, context, session }: CartRequest) {
  const kind = form.get("kind");
  const query = new URLSearchParams(String(form.get("piece") ?? ""));
  const language = await languageOf(request);
  if (isConfigurable(kind)) {
    await addToCart(kind, nearestConfiguration(kind, query), session, language, context);
  } else if (kind === "sample") {
    const color = nearestColor(query);
    await addToCart("sample", color ? { color } : defaultConfiguration("sample"), session, language, context);
  }
  return data(
    { reply: asTyped(form), notice: null, voucher: null },
    { headers: await savedSession(session, context) },
  );
}

async function saveTerms({ form, context, cartId }: CartRequest) {
  await context.commerce.saveTerms(cartId, termsOf(form));
  return data({ reply: asTyped(form), notice: null, voucher: null });
}

async function applyVoucher({ form, context, cartId }: CartRequest) {
  const code = String(form.get("voucherCode") ?? "").trim();
  const answer = (voucher: VoucherOutcome, status: number) =>
    data({ reply: asTyped(form), notice: null, voucher }, { status });
  if (!code) return answer("missing", 400);
  try {
    const accepted = await context.commerce.applyVoucher(cartId, code);
    return accepted ? answer("accepted", 200) : answer("voucher_unknown", 400);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const [reason] = sortRefusal(error.message, error.issues).form;
    return answer(typeof reason === "string" ? reason : "voucher_unknown", 400);
  }
}

async function placeOrder({ form, request, context, session, cartId }: CartRequest) {
  const { commerce } = context;
  const submission = parseOrderForm(form);
  const summary = await commerce.saveTerms(cartId, termsOf(form));
  if (submission.status !== "success") {
    return data({ reply: submission.reply(), notice: null, voucher: null }, { status: 400 });
  }
  if (form.get("shownOffer") !== offerOf(summary)) {
    const notice = await changedNotice(request, summary);
    return data({ reply: asTyped(form), notice, voucher: null }, { status: 409 });
  }
  const language = await languageOf(request);
  await commerce.saveContact(cartId, contactOf(submission.value), language);
  const checkout = await commerce.checkout(cartId, language, await campaignOf(request));
  if (checkout.next === "redirect") {
    session.set("pendingPayment", cartId);
    return redirect(checkout.url, { status: 303, headers: await savedSession(session, context) });
  }
  const completion = await commerce.complete(cartId);
  if (!completion.placed) throw new CommerceRefusal(400, completion.reason, []);
  return await leadToOrder(request, completion.order, summary.pay_by, session, context);
}

async function changedNotice(request: Request, { total }: Summary): Promise<string> {
  const [t, language] = await Promise.all([textsOf(request), languageOf(request)]);
  return t("cart.changed", { total: formatEuro(total, language) });
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
    if (completion.placed) return await leadToOrder(request, completion.order, "card", session, context);
  }
  const { fields, form: general } = sortRefusal(error.message, error.issues);
  const words = general.map((reason) =>
    typeof reason === "string" ? t(`cart.refusals.${reason}`) : reason.words,
  );
  // One reason may stand for several lines of the cart.
  const reasons = [...new Set(words)];
  const notice = reasons.length > 0 ? t("cart.refused", { reason: reasons.join(" ") }) : t("cart.fixFields");
  const reply = submission.reply({ fieldErrors: fields as Record<string, string[]> });
  return data({ reply, notice, voucher: null }, { status: 400 });
}
