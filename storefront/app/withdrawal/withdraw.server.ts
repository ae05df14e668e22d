import type { SubmissionResult } from "@conform-to/react";
import { type AppLoadContext, data } from "@remix-run/node";
import type { WithdrawalDraft, WithdrawalForm, WithdrawalReceipt } from "../commerce/inquiries.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { checked } from "../forms/checked.ts";
import { sentTexts } from "../forms/sentTexts.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { type WithdrawalFields, withdrawalIssues } from "./withdrawalRules.ts";

/** Where a withdrawal stands. Every step is the answer to a form, so that it works without scripts. */
export type WithdrawalStep =
  | { step: "form"; title: string; reply: SubmissionResult<string[]>; notice: string | null }
  | { step: "review"; title: string; draft: WithdrawalDraft; notice: string | null }
  | { step: "receipt"; title: string; receipt: WithdrawalReceipt };

/** Takes the form to its review, back to its fields, or to the receipt. Nothing is looked up on the way. */
export async function withdraw(request: Request, context: AppLoadContext) {
  const [form, language, t] = await Promise.all([request.formData(), languageOf(request), textsOf(request)]);
  const intent = form.get("intent");
  const submission = checked<WithdrawalFields>(sentTexts(form), withdrawalIssues);
  const backToForm = (notice: string | null, status: number) => {
    const reply = { ...submission.reply(), ...(intent === "change" && { error: {} }) };
    return step({ step: "form", title: t("withdrawal.title"), reply, notice }, status);
  };
  if (intent === "change") return backToForm(null, 200);
  if (submission.status !== "success") return backToForm(t("withdrawal.fixFields"), 400);
  try {
    if (intent === "confirm") {
      const receipt = await context.inquiries.confirmWithdrawal(String(form.get("draft")), language);
      return step({ step: "receipt", title: t("withdrawal.receiptTitle"), receipt }, 200);
    }
    const draft = await context.inquiries.draftWithdrawal({
      ...declarationOf(submission.value),
      language,
    });
    return step({ step: "review", title: t("withdrawal.reviewTitle"), draft, notice: null }, 200);
  } catch (error) {
    if (isRefusal(error)) return backToForm(t("withdrawal.notDone", { reason: error.message }), error.status);
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "a withdrawal could not be taken");
    return backToForm(t("withdrawal.notDone", { reason: t("faults.commerceSilent") }), 503);
  }
}

function step(step: WithdrawalStep, status: number) {
  return data(step, { status });
}

function declarationOf(fields: WithdrawalFields): Omit<WithdrawalForm, "language"> {
  const { name = "", email = "", orderNumber = "", pieces = "", text = "", website = "" } = fields;
  const scope = fields.scope === "some" ? "some" : "all";
  return { name, email, order_number: orderNumber, scope, pieces, text, website };
}
