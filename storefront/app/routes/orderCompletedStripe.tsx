import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { Link, useLoaderData, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { cartIdIn, leadToOrder } from "../cart/placed.server.ts";
import { isForNow, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { textsOf } from "../language/language.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { LostPayment } from "../order/LostPayment.tsx";
import { lostIn } from "../order/lost.server.ts";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { pageTitle } from "../seo/head.ts";
import { cartSessionOf, savedSession } from "../session/cartCookie.server.ts";

const POLL_MS = 2000;
/** A payment is confirmed within seconds. A shopper who still waits after this may not have paid: the page goes on looking, less often, and shows other ways. */
const LONG_MS = 60_000;
const LATE_POLL_MS = 10_000;

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
    if (isForNow(error)) {
      context.log.warn({ reason: error.message }, "completing has to wait, the page asks again");
      return waiting;
    }
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
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const ask = () => {
      if (revalidator.state === "idle") revalidator.revalidate();
    };
    const timer = setInterval(ask, isLong ? LATE_POLL_MS : POLL_MS);
    return () => clearInterval(timer);
  }, [revalidator, isLong]);
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
      <div role="status" className="grid gap-5">
        {isLong ? (
          <>
            <p>{t("order.processing.long")}</p>
            <p>
              <Link to="/cartDesktop" className="button">
                {t("order.processing.back")}
              </Link>
            </p>
            <ContactButtons />
          </>
        ) : null}
      </div>
    </OutcomePage>
  );
}
