import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { THANKS } from "../home/thanks.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { cartSessionOf, orderOfPage } from "../session/cartCookie.server.ts";

const OWN_WORDS = ["origin_required", "origin_one_only", "too_long"] as const;

/** The cookie that named the order has ended, or was deleted. */
const GONE = 410;

/** An answer that was not taken: why, and what was answered. */
export interface RefusedSurvey {
  notice: string;
  typed: { normalOrigin: string; otherOrigin: string };
}

/** Sends where the shopper of the order that the page is about heard of the shop, and leads to the start page; what could not be taken comes back. */
export async function answerSurvey(request: Request, context: AppLoadContext) {
  const [form, session, language, t] = await Promise.all([
    request.formData(),
    cartSessionOf(request, context),
    languageOf(request),
    textsOf(request),
  ]);
  const orderId = orderOfPage(session, request)?.id;
  const typed = {
    normalOrigin: String(form.get("normalOrigin") ?? ""),
    otherOrigin: String(form.get("otherOrigin") ?? "").trim(),
  };
  // What a shopper writes counts, also after having chosen something.
  const said = typed.otherOrigin ? { ...typed, normalOrigin: "" } : typed;
  const refused = (notice: string, status: number) => data<RefusedSurvey>({ notice, typed }, { status });
  if (!orderId) return refused(t("survey.notSent", { reason: t("survey.orderUnknown") }), GONE);
  try {
    await context.inquiries.answerSurvey(orderId, { ...said, occasion: "orderCompleted", language });
  } catch (error) {
    if (isRefusal(error)) {
      const known = OWN_WORDS.find((code) => error.issues.some((issue) => issue.code === code));
      const notice = known ? t(`survey.issues.${known}`) : t("survey.notSent", { reason: error.message });
      return refused(notice, error.status);
    }
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "a survey answer could not be sent");
    return refused(t("survey.notSent", { reason: t("faults.commerceSilent") }), 503);
  }
  return redirect(`/?${THANKS}`, 303);
}
