import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PrintHead } from "../cart/PrintHead.tsx";
import { dayInWords, shopDay } from "../language/day.ts";
import { ORDER_NUMBER, PATHS } from "../language/paths.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { isUnreachable } from "../loading/unreachable.ts";
import { useMoney } from "../money/money.ts";
import { BankTransfer } from "../order/BankTransfer.tsx";
import { OrderedPieces } from "../order/OrderedPieces.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { headersOfLoader } from "../order/private.ts";
import { Addresses } from "../order-page/Addresses.tsx";
import { changeAddress, loadOrder } from "../order-page/orderPage.server.ts";
import { Papers } from "../order-page/Papers.tsx";
import { PieceStanding } from "../order-page/PieceStanding.tsx";
import { Shipments, Standing } from "../order-page/Standing.tsx";
import { QuestionForm } from "../question/QuestionForm.tsx";
import { pageTitle } from "../seo/head.ts";

export { clientAction, shouldRevalidate } from "../forms/keptForm.ts";

export const headers = headersOfLoader;

export const meta: MetaFunction<typeof loader> = pageTitle;

/** A placed order, for the holder of the link that stands in each mail about it. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return loadOrder({ request, context, token: params.token ?? "" });
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return changeAddress({ request, context, token: params.token ?? "" });
}

export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  if (order) return <Known />;
  return (
    <OutcomePage tone="calm" heading={t("orderPage.unknown.heading")} text={t("orderPage.unknown.text")}>
      <ContactButtons />
      <p>
        <Link to="/" className="button">
          {t("shop.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}

function Known() {
  const { order, transfer, submission } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  const language = useLanguage();
  if (!order) return null;
  const { bill } = order;
  const refused = isUnreachable(answer)
    ? { reply: undefined, notice: t("cart.unreachable") }
    : answer && { reply: answer.reply as SubmissionResult<string[]>, notice: answer.notice };
  // Also once it is cancelled: it was never ordered.
  const isReserved = bill.pay_by === "reservation";
  const placed = shopDay(bill.placed_at);
  const day = dayInWords(placed, language);
  return (
    <div className="bill-page mx-auto max-w-center px-4 py-10 desk:py-16">
      <div className="paper grid gap-8 p-6 max-[22rem]:p-4 desk:p-10">
        <header>
          <h1>{t(isReserved ? "orderPage.reservation" : "orderPage.heading", { number: bill.number })}</h1>
          <p className="mt-1 text-muted">
            {t(isReserved ? "orderPage.reserved" : "orderPage.placed", { day })}
          </p>
        </header>
        <PrintHead day={placed} />
        <Standing order={order} />
        <Payment order={order} transfer={transfer} />
        <Shipments shipments={order.shipments} />
        <OrderedPieces bill={bill} below={(card) => <PieceStanding card={card} order={order} />} />
        <Papers papers={order.papers} />
        <Addresses order={order} answer={refused} />
        <Withdrawal order={order} />
        <section aria-labelledby="message" className="no-print">
          <h2 id="message" className="mb-3 text-lead">
            {t("orderPage.message.heading")}
          </h2>
          <QuestionForm
            submission={submission}
            start={{ name: nameOf(order), text: t("orderPage.message.start", { number: bill.number }) }}
          />
        </section>
      </div>
    </div>
  );
}

function nameOf({ typed }: NonNullable<Shown>): string {
  return [typed?.firstName, typed?.lastName].filter(Boolean).join(" ");
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>["order"];

interface PaymentProps {
  order: NonNullable<Shown>;
  transfer: ReturnType<typeof useLoaderData<typeof loader>>["transfer"];
}

/** How what is open is paid: by the link that was mailed, or by a transfer; or what goes back by one. */
function Payment({ order: { payment, bill }, transfer }: PaymentProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  if (transfer) {
    const text = t("orderPage.payment.transfer");
    return <BankTransfer orderNumber={bill.number} total={payment.open} code={transfer.code} text={text} />;
  }
  if (payment.owed > 0)
    return <p className="notice">{t("orderPage.payment.owed", { amount: euro(payment.owed) })}</p>;
  if (!payment.link) return null;
  const isFree = payment.open === 0;
  return (
    <section aria-labelledby="payment" className="grid gap-3 no-print">
      <h2 id="payment" className="text-lead">
        {t(isFree ? "order.pay.heading" : "orderPage.payment.heading")}
      </h2>
      <p>
        {isFree ? t("orderPage.payment.free") : t("orderPage.payment.open", { amount: euro(payment.open) })}
      </p>
      <p>
        <Link to={`/pay/${payment.link}`} className="button button-main">
          {t(payment.state === "offered" ? "orderPage.payment.offer" : "orderPage.payment.pay")}
        </Link>
      </p>
    </section>
  );
}

/** An offer or a reservation is not binding yet: there is nothing to withdraw from. */
function Withdrawal({ order: { state, bill } }: { order: NonNullable<Shown> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (["reserved", "offered", "cancelled", "cancelled_money_back"].includes(state)) return null;
  return (
    <section aria-labelledby="withdrawal" className="no-print">
      <h2 id="withdrawal" className="mb-2 text-lead">
        {t("orderPage.withdrawal.heading")}
      </h2>
      <p>{t("orderPage.withdrawal.text")}</p>
      <p className="mt-3">
        <Link
          to={`${PATHS.withdrawal[language]}?${new URLSearchParams({ [ORDER_NUMBER]: bill.number })}`}
          className="button"
        >
          {t("withdrawal.link")}
        </Link>
      </p>
    </section>
  );
}
