import { isKind } from "@planke46/furniture-rules";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { checked } from "../forms/checked.ts";
import { sentTexts } from "../forms/sentTexts.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { configurationFromQuery } from "../piece/address/address.ts";
import { isConfigurable } from "../piece/kinds.ts";
import { type QuestionFields, questionIssues } from "./questionRules.ts";

/** Query parameter of the confirmation page: without it the page does not claim that something was sent. */
export const SENT = "sent";

/** Sends the question on; whatever keeps it, the form comes back with all that was typed. */
export async function sendQuestion(request: Request, context: AppLoadContext) {
  const [form, language, t] = await Promise.all([request.formData(), languageOf(request), textsOf(request)]);
  const submission = checked<QuestionFields>(sentTexts(form), questionIssues);
  const answer = (notice: string | null, status: number) =>
    data({ title: t("question.title"), reply: submission.reply(), notice }, { status });
  if (submission.status !== "success") return answer(null, 400);
  try {
    await context.inquiries.sendMessage({ ...messageOf(submission.value), language });
  } catch (error) {
    if (isRefusal(error)) return answer(t("question.notSent", { reason: error.message }), error.status);
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "a question could not be sent");
    return answer(t("question.notSent", { reason: t("faults.commerceSilent") }), 503);
  }
  context.analytics.record(request, { name: "contact" });
  return redirect(`/messageSent?${SENT}`, 303);
}

function messageOf({ query = "", kind, ...fields }: QuestionFields) {
  const { name = "", email = "", phone = "", text = "", submission = "", website = "" } = fields;
  const about = isKind(kind) ? { kind, ...configurationOf(kind, query) } : {};
  return { name, email, phone, text, submission: submission.slice(0, 60), website, ...about };
}

/** A picked plank's id is long, and a shelf has ten. */
const LONGEST_QUERY = 2000;

function configurationOf(kind: string, query: string): { configuration?: unknown } {
  if (!isConfigurable(kind)) return {};
  return { configuration: configurationFromQuery(kind, new URLSearchParams(query.slice(0, LONGEST_QUERY))) };
}
