import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cartIdIn, leadToOrder } from "../cart/placed.server.ts";
import { isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { textsOf } from "../language/language.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { useMoney } from "../money/money.ts";
import { type Lost, lostIn } from "../order/lost.server.ts";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { pageTitle } from "../seo/head.ts";
import { cartSessionOf, savedSession } from "../session/cartCookie.server.ts";

const POLL_MS = 2000;

export const meta: MetaFunction<typeof loader> = pageTitle;

/**
 * Where Stripe sends a shopper after paying. Completing is safe to repeat, so that a reload, a second tab or a
 * webhook that came first all end at the same order. While the payment is still on its way the page waits.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await cartSessionOf(request, context);
  const cartId = cartIdIn(request) ?? session.get("pendingPayment") ?? session.get("cartId");
  if (!cartId) throw redirect("/cartDesktop");
  const t = await textsOf(request);
  const waiting = data({ title: t("order.processing.title"), lost: null });
  try {
    const completion = await context.commerce.complete(cartId);
    if (completion.placed)
      throw await leadToOrder(request, { cartId, order: completion.order, payBy: "card" }, session, context);
    context.log.warn({ reason: completion.reason }, "payment not confirmed yet");
    return waiting;
  } catch (error) {
    if (isUnavailable(error)) {
      context.log.error({ reason: error.message }, "completing failed, the page asks again");
      return waiting;
    }
    if (!isRefusal(error)) throw error;
    const lost = lostIn(error);
    if (lost) {
      session.unset("pendingPayment");
      const headers = await savedSession(session, context);
      return data({ title: t("order.lost.title"), lost }, { headers });
    }
    context.log.warn({ reason: error.message, status: error.status }, "completing refused");
    throw redirect("/orderFailed", 303);
  }
}

export default function OrderCompletedStripe() {
  const { lost } = useLoaderData<typeof loader>();
  return lost ? <LostPayment lost={lost} /> : <Waiting />;
}

function Waiting() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (revalidator.state === "idle") revalidator.revalidate();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [revalidator]);
  return (
    <OutcomePage tone="calm" heading={t("order.processing.heading")} text={t("order.processing.text")}>
      <noscript>
        <meta httpEquiv="refresh" content="4" />
      </noscript>
      <p>
        <a href={pathname + search} className="button">
          {t("order.processing.again")}
        </a>
      </p>
    </OutcomePage>
  );
}

/** Paid, and no order: why, what was gone, and that the money goes back. */
function LostPayment({ lost }: { lost: Lost }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <OutcomePage tone="fault" heading={t("order.lost.heading")} text={t(`order.lost.text.${lost.cause}`)}>
      {lost.reasons.length > 0 ? (
        <ul className="grid gap-2">
          {lost.reasons.map((reason) => (
            <li key={reason} className="notice notice-fault">
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {lost.amount === null ? null : (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 border-y border-line bg-sheet py-3">
          <dt>{t("order.lost.amount")}</dt>
          <dd className="figures text-right font-[600]">{euro(lost.amount)}</dd>
        </dl>
      )}
      <p>{t("order.lost.when")}</p>
      <p>{t(`order.lost.kept.${lost.cause}`)}</p>
      <p>
        <Link to="/cartDesktop" className="button button-main">
          {t("order.lost.back")}
        </Link>
      </p>
      <ContactButtons />
    </OutcomePage>
  );
}
