import express, { type NextFunction, type Request, type Response, type Router } from "express";
import { z } from "zod";
import { newId, seconds } from "../identifiers";
import type { Html } from "../page/html";
import { html } from "../page/html";
import { sendPage } from "../page/layout";
import { type Language, languageOf } from "../page/texts";
import { intentNamed } from "../payments/owner";
import type { State } from "../store/state";
import { deedForm, doDeed } from "./deeds";
import { listPage } from "./list-page";
import { paymentPage } from "./payment-page";
import { say } from "./texts";

export interface DashboardOptions {
  state: State;
  afterSave: () => void;
}

/** The sandbox's dashboard: pages that work without scripts, in German or English as the browser asks. */
export function dashboardRouter(options: DashboardOptions): Router {
  const router = express.Router();
  router.use("/dashboard", refuseForeignForms, express.urlencoded({ extended: false, limit: "20kb" }));
  router.get("/dashboard", (request, response) => {
    const page = z.coerce.number().int().min(1).catch(1).parse(request.query.page);
    const language = languageIn(request);
    send(response, 200, language, listPage(options.state, language, page));
  });
  router.get("/dashboard/payments/:id", (request, response) => {
    showPayment(options.state, request, response, 200);
  });
  router.post("/dashboard/payments/:id", (request, response, next) => {
    changePayment(options, request, response).catch(next);
  });
  return router;
}

async function changePayment(
  { state, afterSave }: DashboardOptions,
  request: Request,
  response: Response,
): Promise<void> {
  const intent = intentNamed(state, request.params.id ?? "");
  const form = deedForm.safeParse(request.body ?? {});
  const mark = z.object({ form: z.string().min(1).max(200) }).safeParse(request.body ?? {});
  if (!intent || !form.success || !mark.success) {
    showPayment(state, request, response, intent ? 400 : 404);
    return;
  }
  const isSecondClick = state.get("usedForm", mark.data.form) !== undefined;
  const refusal = isSecondClick ? undefined : doDeed(state, intent, form.data, languageIn(request));
  if (!isSecondClick && refusal === undefined) {
    state.put("usedForm", mark.data.form, { createdAt: seconds() * 1000 });
  }
  await state.save();
  afterSave();
  if (refusal === undefined) response.redirect(303, `/dashboard/payments/${intent.id}`);
  else showPayment(state, request, response, 400, refusal);
}

function showPayment(
  state: State,
  request: Request,
  response: Response,
  status: number,
  refusal?: string,
): void {
  const language = languageIn(request);
  const intent = intentNamed(state, request.params.id ?? "");
  if (!intent) {
    const missing = html`<main class="notice"><h1>${say(language, "missing")}</h1>
<a class="button" href="/dashboard">${say(language, "back")}</a></main>`;
    send(response, 404, language, missing);
    return;
  }
  const view = { state, language, intent, form: newId("form_"), refusal };
  send(response, status, language, paymentPage(view));
}

function send(response: Response, status: number, language: Language, content: Html): void {
  sendPage(response, status, { language, title: say(language, "title"), content });
}

function languageIn(request: Request): Language {
  return languageOf(null, request.get("accept-language"));
}

/** Keeps pages of other sites from sending the dashboard's forms through a visitor's browser. */
function refuseForeignForms(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== "POST" || isOwnForm(request)) next();
  else response.status(403).send(say(languageIn(request), "foreignForm"));
}

/** Pages that send no referrer send `Origin: null`, so what browsers say of the site goes first. */
function isOwnForm(request: Request): boolean {
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  return origin === undefined || origin === `${request.protocol}://${request.get("host")}`;
}
