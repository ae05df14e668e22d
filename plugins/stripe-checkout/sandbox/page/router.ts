import express, { type Request, type Response, type Router } from "express";
import { z } from "zod";
import { newId } from "../identifiers";
import { authenticate, type Confirmation } from "../payments/confirm";
import { expireIfDue } from "../payments/expire";
import type { SessionRecord } from "../store/records";
import type { State } from "../store/state";
import { type CheckoutView, checkoutPage, type Entered, type Faults } from "./checkout-page";
import type { Html } from "./html";
import { sendPage } from "./layout";
import {
  authenticationPage,
  authenticationTitle,
  expiredPage,
  missingPage,
  paidPage,
  processingPage,
  successAddress,
} from "./notices";
import { enteredIn, methodNamed, payForm, payWith } from "./pay-form";
import { type Language, languageOf, type TextKey, textOf } from "./texts";

export interface PageOptions {
  state: State;
  afterSave: () => void;
}

/** The hosted payment page: works without JavaScript, in German and English. */
export function pageRouter(options: PageOptions): Router {
  const router = express.Router();
  router.use("/c/pay", express.urlencoded({ extended: false, limit: "20kb" }));
  const serve =
    (handle: (visit: Visit) => void) =>
    (request: Request, response: Response, next: (error: unknown) => void) => {
      visit(options, request, response, handle).catch(next);
    };
  router.get("/c/pay/:id", serve(show));
  router.post("/c/pay/:id", serve(pay));
  router.get("/c/pay/:id/authenticate", serve(showAuthentication));
  router.post("/c/pay/:id/authenticate", serve(endAuthentication));
  return router;
}

interface Visit {
  state: State;
  request: Request;
  response: Response;
  record: SessionRecord;
  language: Language;
  /** Keeps what changed, then answers. */
  answer: (send: () => void) => void;
}

async function visit(
  options: PageOptions,
  request: Request,
  response: Response,
  handle: (visit: Visit) => void,
): Promise<void> {
  const { state } = options;
  const record = expireIfDue(state, request.params.id ?? "");
  const language = languageOf(record?.session.locale ?? null, request.get("accept-language"));
  let send = (): void => sendNotice(response, 404, language, "missingTitle", missingPage(language));
  if (record) {
    handle({
      state,
      request,
      response,
      record,
      language,
      answer: (answer) => {
        send = answer;
      },
    });
  }
  await state.save();
  options.afterSave();
  send();
}

function show(visit: Visit): void {
  const { record, answer } = visit;
  if (record.session.status !== "open") {
    answer(() => sendClosed(visit));
    return;
  }
  const intent = visit.state.get("paymentIntent", String(record.session.payment_intent));
  const failedBefore = visit.request.query.declined !== undefined ? intent?.last_payment_error : undefined;
  const entered = { ...EMPTY, email: record.session.customer_email ?? "" };
  const faults: Faults = failedBefore ? { card: failureCode(failedBefore) } : {};
  const method = methodNamed(record, visit.request.query.method);
  answer(() => sendForm(visit, 200, { entered, faults, method }));
}

function pay(visit: Visit): void {
  const { state, record, request, answer } = visit;
  const form = payForm.parse(request.body ?? {});
  const isSecondClick = record.session.status === "complete" && record.paidByForm === form.form;
  if (isSecondClick) {
    answer(() => visit.response.redirect(303, successAddress(record)));
    return;
  }
  if (record.session.status !== "open") {
    answer(() => sendClosed(visit));
    return;
  }
  const entered = enteredIn(record, form);
  const method = methodNamed(record, form.method);
  const result = payWith(state, record, form);
  if ("faults" in result) answer(() => sendForm(visit, 400, { entered, faults: result.faults, method }));
  else answer(() => sendOutcome(visit, result.confirmation, { entered, method }));
}

function showAuthentication(visit: Visit): void {
  const { record, response, answer, language } = visit;
  const { status, id } = record.session;
  if (status !== "open") answer(() => sendClosed(visit));
  else if (!record.authenticating) answer(() => response.redirect(303, `/c/pay/${id}`));
  else {
    const page = {
      language,
      title: authenticationTitle(language, record.authenticating.means.type),
      content: authenticationPage(language, record, record.authenticating.means.type),
    };
    answer(() => sendPage(response, 200, page, originsOf(record)));
  }
}

function endAuthentication(visit: Visit): void {
  const { state, record, request, response, answer } = visit;
  const { result } = z.object({ result: z.string().catch("") }).parse(request.body ?? {});
  const isSecondClick = record.session.status === "complete";
  if (isSecondClick) {
    answer(() => response.redirect(303, successAddress(record)));
    return;
  }
  const method = record.authenticating?.means.type ?? "card";
  const confirmation = authenticate(state, record.session.id, result === "complete");
  if (confirmation?.outcome === "declined") {
    answer(() => response.redirect(303, `/c/pay/${record.session.id}?declined&method=${method}`));
    return;
  }
  answer(() => sendOutcome(visit, confirmation, { entered: EMPTY, method }));
}

const EMPTY: Entered = { email: "", name: "", expiry: "" };

function sendOutcome(
  visit: Visit,
  confirmation: Confirmation | undefined,
  shown: Pick<CheckoutView, "entered" | "method">,
): void {
  const { response, record } = visit;
  const isThrough = confirmation?.outcome === "paid" || confirmation?.outcome === "processing";
  if (isThrough) response.redirect(303, successAddress(record));
  else if (confirmation?.outcome === "authenticate") {
    response.redirect(303, `/c/pay/${record.session.id}/authenticate`);
  } else if (confirmation?.outcome === "declined") {
    sendForm(visit, 402, { ...shown, faults: { card: failureCode(confirmation.error) } });
  } else sendClosed(visit);
}

/** The most telling code of a card error. */
function failureCode(error: { code?: string; decline_code?: string }): string {
  return error.decline_code ?? error.code ?? "generic_decline";
}

function sendForm(
  visit: Visit,
  status: number,
  shown: Pick<CheckoutView, "entered" | "faults" | "method">,
): void {
  const { language, record, response } = visit;
  const view: CheckoutView = { language, record, ...shown, form: newId("form_") };
  const page = { language, title: textOf(language, "title"), content: checkoutPage(view) };
  sendPage(response, status, page, originsOf(record));
}

function sendClosed({ response, language, record }: Visit): void {
  if (record.session.status === "complete" && record.session.payment_status !== "paid") {
    sendNotice(response, 200, language, "processingTitle", processingPage(language, record));
  } else if (record.session.status === "complete") {
    sendNotice(response, 200, language, "paidTitle", paidPage(language, record));
  } else sendNotice(response, 410, language, "expiredTitle", expiredPage(language, record));
}

function sendNotice(
  response: Response,
  status: number,
  language: Language,
  title: TextKey,
  content: Html,
): void {
  sendPage(response, status, { language, title: textOf(language, title), content });
}

function originsOf({ session }: SessionRecord): string[] {
  return [session.success_url, session.cancel_url].flatMap((url) => (url ? [new URL(url).origin] : []));
}
