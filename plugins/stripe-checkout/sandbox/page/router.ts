import express, { type Request, type Response, type Router } from "express";
import { z } from "zod";
import type { StripeErrorBody } from "../api/errors";
import { newId } from "../identifiers";
import { readCard } from "../payments/cards";
import { authenticate, type Confirmation, confirm } from "../payments/confirm";
import { expireIfDue } from "../payments/expire";
import type { SessionRecord } from "../store/records";
import type { State } from "../store/state";
import { type CheckoutView, checkoutPage, type Entered, type Faults } from "./checkout-page";
import type { Html } from "./html";
import { sendPage } from "./layout";
import { authenticationPage, expiredPage, missingPage, paidPage, successAddress } from "./notices";
import { type Language, languageOf, type TextKey, textOf } from "./texts";

export interface PageOptions {
  state: State;
  afterSave: () => void;
}

const typed = z.string().trim().max(200).catch("");
const payForm = z.object({
  email: typed,
  number: typed,
  expiry: typed,
  cvc: typed,
  name: typed,
  form: typed,
});

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
  const entered = { email: record.session.customer_email ?? "", name: "", expiry: "" };
  answer(() => sendForm(visit, 200, entered, failedBefore ? { card: failureCode(failedBefore) } : {}));
}

function pay(visit: Visit): void {
  const { state, record, request, answer } = visit;
  const form = payForm.parse(request.body ?? {});
  const email = record.session.customer_email ?? form.email;
  const entered = { email, name: form.name, expiry: form.expiry };

  const isSecondClick = record.session.status === "complete" && record.paidByForm === form.form;
  if (isSecondClick) {
    answer(() => visit.response.redirect(303, successAddress(record)));
    return;
  }
  if (record.session.status !== "open") {
    answer(() => sendClosed(visit));
    return;
  }
  const card = readCard(form, new Date());
  const faults = { ...faultsOfPerson(email, form.name), ...(card.ok ? {} : card.faults) };
  if (!card.ok || Object.keys(faults).length > 0) {
    answer(() => sendForm(visit, 400, entered, faults));
    return;
  }
  const confirmation = confirm(state, record.session.id, {
    card: card.card,
    name: form.name,
    email,
    form: form.form,
  });
  answer(() => sendOutcome(visit, confirmation, entered));
}

function showAuthentication(visit: Visit): void {
  const { record, response, answer, language } = visit;
  const { status, id } = record.session;
  if (status !== "open") answer(() => sendClosed(visit));
  else if (!record.authenticating) answer(() => response.redirect(303, `/c/pay/${id}`));
  else {
    const page = {
      language,
      title: textOf(language, "secureTitle"),
      content: authenticationPage(language, record),
    };
    answer(() => sendPage(response, 200, page, originsOf(record)));
  }
}

function endAuthentication(visit: Visit): void {
  const { state, record, request, response, answer } = visit;
  const { result } = z.object({ result: typed }).parse(request.body ?? {});
  const isSecondClick = record.session.status === "complete";
  if (isSecondClick) {
    answer(() => response.redirect(303, successAddress(record)));
    return;
  }
  const confirmation = authenticate(state, record.session.id, result === "complete");
  if (confirmation?.outcome === "declined") {
    answer(() => response.redirect(303, `/c/pay/${record.session.id}?declined`));
    return;
  }
  answer(() => sendOutcome(visit, confirmation, { email: "", name: "", expiry: "" }));
}

function sendOutcome(visit: Visit, confirmation: Confirmation | undefined, entered: Entered): void {
  const { response, record } = visit;
  if (confirmation?.outcome === "paid") response.redirect(303, successAddress(record));
  else if (confirmation?.outcome === "authenticate") {
    response.redirect(303, `/c/pay/${record.session.id}/authenticate`);
  } else if (confirmation?.outcome === "declined") {
    sendForm(visit, 402, entered, { card: failureCode(confirmation.error) });
  } else sendClosed(visit);
}

/** The most telling code of a card error. */
function failureCode(error: Pick<StripeErrorBody, "code" | "decline_code">): string {
  return error.decline_code ?? error.code ?? "generic_decline";
}

function faultsOfPerson(email: string, name: string): Faults {
  const faults: Faults = {};
  if (email === "") faults.email = "required_email";
  else if (!z.email().safeParse(email).success) faults.email = "invalid_email";
  if (name === "") faults.name = "required_name";
  return faults;
}

function sendForm(visit: Visit, status: number, entered: Entered, faults: Faults): void {
  const { language, record, response } = visit;
  const view: CheckoutView = { language, record, entered, faults, form: newId("form_") };
  const page = { language, title: textOf(language, "title"), content: checkoutPage(view) };
  sendPage(response, status, page, originsOf(record));
}

function sendClosed({ response, language, record }: Visit): void {
  if (record.session.status === "complete") {
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
