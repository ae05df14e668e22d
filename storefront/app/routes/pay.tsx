import { cartContents } from "@planke46/furniture-rules";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OrderLaw } from "../cart/OrderLaw.tsx";
import type { PaymentLink } from "../commerce/answers.server.ts";
import { isForNow, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { isSpoken } from "../commerce/spoken.ts";
import type { ShopSettings } from "../content/queries/settings.server.ts";
import { dayInWords } from "../language/day.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { useMoney } from "../money/money.ts";
import { BankTransfer } from "../order/BankTransfer.tsx";
import { OrderedPieces } from "../order/OrderedPieces.tsx";
import { linkTitle, OrderOverview, offerButton, paidText } from "../order/OrderOverview.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { billOf, type PlacedBill } from "../order/ownOrder.server.ts";
import { headersOfLoader, PRIVATE } from "../order/private.ts";
import { promisedTimes } from "../order/promisedTimes.ts";
import { codeOfTransfer } from "../order/transferCode.server.ts";
import { pageTitle } from "../seo/head.ts";
import { returnOriginOf } from "../seo/origins.server.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export const headers = headersOfLoader;

/** A payment link: where the customer of a reservation pays what the workshop has offered, or what a changed order costs more. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [t, language] = await Promise.all([textsOf(request), languageOf(request)]);
  const session = new URL(request.url).searchParams.get("session_id");
  try {
    // Just paid: entered now, so that the page need not say 'payable' until the webhook comes.
    if (session) await context.commerce.settlePayment(session).catch(() => undefined);
    const link = await context.commerce.paymentLink(params.token ?? "");
    const bill = link.purpose === "offer" ? await billOf(link.order_id, request, context) : null;
    const transfer = await transferOf(link, context.content.settings(language));
    return data({ title: t(linkTitle(link)), link, bill, transfer }, { headers: PRIVATE });
  } catch (error) {
    if (isUnavailable(error)) throw new Response("the commerce side does not answer", { status: 503 });
    if (!isRefusal(error)) throw error;
    if (isForNow(error)) throw new Response("too many requests", { status: 429 });
    return unknown(t("order.pay.titles.unknown"));
  }
}

/** An address of no link of ours: one that was not copied whole, say. */
function unknown(title: string) {
  return data({ title, link: null, bill: null, transfer: null }, { status: 404, headers: PRIVATE });
}

/** Unset where the offer cannot be transferred. */
async function transferOf(link: PaymentLink, settings: Promise<ShopSettings>) {
  if (!link.may_transfer || link.state !== "payable" || link.amount === 0) return null;
  return { code: codeOfTransfer(await settings, { amount: link.amount, purpose: link.number }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const [t, language] = await Promise.all([textsOf(request), languageOf(request)]);
  try {
    const shopper = { locale: language, returnOrigin: returnOriginOf(request, context.environment) };
    return redirect(await context.commerce.openPaymentLink(params.token ?? "", shopper), 303);
  } catch (error) {
    if (isUnavailable(error)) return data({ notice: t("faults.commerceSilent") }, { status: 503 });
    if (!isRefusal(error)) throw error;
    const said = error.issues.find(({ code }) => isSpoken(code));
    return data({ notice: said?.message ?? t("cart.refusals.unknown") }, { status: 400 });
  }
}

export default function Pay() {
  const { link, bill } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  if (!link) {
    return (
      <OutcomePage tone="calm" heading={t("order.pay.unknownHeading")} text={t("order.pay.unknownText")}>
        <ContactButtons />
      </OutcomePage>
    );
  }
  if (link.state === "paid") {
    const heading = t(link.amount === 0 ? "order.completed.heading" : "order.pay.paidHeading");
    return (
      <OutcomePage tone="good" heading={heading} text={t(paidText(link, bill))}>
        <OrderOverview
          number={link.number}
          total={link.amount}
          {...(link.purpose === "difference" && { label: t("order.pay.differencePaid") })}
        />
        {/* The order may have been changed since: then its bill is another than the one that was paid. */}
        {bill?.total === link.amount ? <OrderedPieces bill={bill} /> : null}
        <p>
          <Link to="/" className="button">
            {t("order.reserved.home")}
          </Link>
        </p>
      </OutcomePage>
    );
  }
  if (link.state === "withdrawn") {
    const [heading, text] =
      link.purpose === "offer"
        ? [t("order.pay.withdrawnHeading"), t("order.pay.withdrawnText")]
        : [t("order.pay.withdrawnDifferenceHeading"), t("order.pay.withdrawnDifferenceText")];
    return (
      <OutcomePage tone="fault" heading={heading} text={text}>
        <ContactButtons />
      </OutcomePage>
    );
  }
  return <Payable link={link} />;
}

/** The pieces of an offer with its tax, how and when they come, and what the law wants named where it becomes binding. */
function OfferedPieces({ bill, amount }: { bill: PlacedBill; amount: number }) {
  const { t } = useTranslation();
  const since = t(`order.pay.since.${amount === 0 ? "free" : "paid"}`);
  const times = useDeliveryTimes(promisedTimes(bill));
  const contents = cartContents(bill.lines.map(({ kind }) => kind));
  const pickup = bill.terms.shipping === "pickup";
  const way = pickup ? "pickup" : contents === "samples" ? "samples" : "delivery";
  return (
    <>
      <OrderedPieces bill={bill} />
      <p className="text-small text-muted">
        {t(`order.pay.shipping.${way}`, { time: times.delivery, since })}
        {contents === "both"
          ? ` ${t(pickup ? "cart.sampleWords.pickup" : "order.pay.shipping.samples", { since })}`
          : null}
      </p>
      <OrderLaw lines={[...bill.lines, ...bill.ordinary_lines]} />
    </>
  );
}

/** What is paid stands right above the button (§ 312j BGB): an offer with its pieces, a difference with the mail that names them. */
function Payable({ link }: { link: PaymentLink }) {
  const { bill, transfer } = useLoaderData<typeof loader>();
  const notice = useActionData<typeof action>()?.notice;
  const { state } = useNavigation();
  const { t } = useTranslation();
  const language = useLanguage();
  const { euro } = useMoney();
  const offered = link.purpose === "offer";
  const heading = offered ? t("order.pay.heading") : t("order.pay.differenceHeading");
  const offer = t(bill?.terms.shipping === "pickup" ? "order.pay.textPickup" : "order.pay.text");
  const text = offered ? offer : t("order.pay.differenceText");
  return (
    <OutcomePage tone="calm" heading={heading} text={text}>
      {notice ? (
        <p role="alert" className="notice notice-fault">
          {notice}
        </p>
      ) : null}
      <OrderOverview
        number={link.number}
        total={link.amount}
        reserved={offered}
        {...(!offered && { label: t("order.pay.differenceDue") })}
      />
      {bill ? <OfferedPieces bill={bill} amount={link.amount} /> : null}
      {offered ? (
        <p className="text-small text-muted">
          {t("order.pay.validUntil", { day: dayInWords(link.expires_on, language) })}
        </p>
      ) : null}
      {offered && !bill ? (
        <p className="text-small text-muted">
          {t("order.pay.delivery")}: {euro(link.delivery_cost)}
        </p>
      ) : null}
      <Form method="post">
        <button type="submit" className="button button-main" disabled={state !== "idle"}>
          {offered ? t(offerButton(link)) : t("order.pay.differenceButton", { amount: euro(link.amount) })}
        </button>
      </Form>
      {transfer ? (
        <BankTransfer
          orderNumber={link.number}
          total={link.amount}
          code={transfer.code}
          heading={t("order.pay.transferHeading")}
          text={t("order.pay.transferText")}
        />
      ) : null}
      <ContactButtons />
    </OutcomePage>
  );
}
