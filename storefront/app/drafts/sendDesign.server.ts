import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { checked } from "../forms/checked.ts";
import { sentTexts } from "../forms/sentTexts.server.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { PATHS } from "../language/paths.ts";
import { configurationFromQuery } from "../piece/address/address.ts";
import { type ConfigurableKind, isConfigurable } from "../piece/kinds.ts";
import { pagePalette } from "../piece/palette.ts";
import { designIn, designQuery } from "../piece/wish/address.ts";
import type { Design } from "../piece/wish/wish.ts";
import { type SendDesignFields, sendDesignIssues } from "./sendDesignRules.ts";

/** Query parameter of the confirmation page: without it the page does not claim that something was sent. */
export const SENT = "sent";

export interface SentDesign {
  kind: ConfigurableKind;
  design: Design<ConfigurableKind>;
  /** Of the design's configurator. */
  query: string;
}

/** The design in the page's address, as it can be built today. Without one the page leads to all designs. */
export async function designOf(request: Request, context: AppLoadContext): Promise<SentDesign> {
  const language = await languageOf(request);
  const { searchParams } = new URL(request.url);
  const kind = searchParams.get("kind");
  if (!isConfigurable(kind)) throw redirect(PATHS.drafts[language]);
  const colors = await context.content.standardColors(language);
  const design = designIn<ConfigurableKind>(kind, searchParams, pagePalette(colors));
  return { kind, design, query: designQuery(kind, design, null) };
}

/** Has the design mailed; whatever keeps it, the form comes back with what was typed. */
export async function sendDesign(request: Request, context: AppLoadContext) {
  const { kind, query } = await designOf(request, context);
  const [form, language, t] = await Promise.all([request.formData(), languageOf(request), textsOf(request)]);
  const submission = checked<SendDesignFields>(sentTexts(form), sendDesignIssues);
  const answer = (notice: string | null, status: number) =>
    data({ reply: submission.reply(), notice }, { status });
  if (submission.status !== "success") return answer(null, 400);
  const { email = "", website = "", submission: id = "" } = submission.value;
  const configuration = configurationFromQuery(kind, new URLSearchParams(query));
  try {
    const typed = { email, website, submission: id.slice(0, 60) };
    await context.inquiries.mailDesign({ ...typed, kind, configuration, query, language });
  } catch (error) {
    if (isRefusal(error)) return answer(t("drafts.send.notSent", { reason: error.message }), error.status);
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "a design could not be mailed");
    return answer(t("drafts.send.notSent", { reason: t("faults.commerceSilent") }), 503);
  }
  return redirect(`${PATHS.sendDesign[language]}?${SENT}=yes&kind=${kind}&${query}`, 303);
}
