import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { THANKS } from "../home/thanks.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

const OWN_WORDS = ["origin_required", "origin_one_only", "too_long"] as const;

/** Sends where the shopper of the order just placed heard of the shop, and leads to the start page. */
export async function answerSurvey(request: Request, context: AppLoadContext) {
  const [form, session, language, t] = await Promise.all([
    request.formData(),
    cartSessionOf(request, context),
    languageOf(request),
    textsOf(request),
  ]);
  const orderId = session.get("placedOrder")?.id;
  if (!orderId) return redirect("/", 303);
  const otherOrigin = String(form.get("otherOrigin") ?? "").trim();
  // What a shopper writes counts, also after having chosen something.
  const normalOrigin = otherOrigin ? "" : String(form.get("normalOrigin") ?? "");
  const answer = { normalOrigin, otherOrigin, occasion: "orderCompleted", language };
  try {
    await context.inquiries.answerSurvey(orderId, answer);
  } catch (error) {
    if (isRefusal(error)) {
      const known = OWN_WORDS.find((code) => error.issues.some((issue) => issue.code === code));
      const notice = known ? t(`survey.issues.${known}`) : t("survey.notSent", { reason: error.message });
      return data({ notice }, { status: error.status });
    }
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "a survey answer could not be sent");
    return data({ notice: t("survey.notSent", { reason: t("faults.commerceSilent") }) }, { status: 503 });
  }
  return redirect(`/?${THANKS}`, 303);
}
