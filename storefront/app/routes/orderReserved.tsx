import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PrintHead } from "../cart/PrintHead.tsx";
import { shopDay } from "../language/day.ts";
import { textsOf } from "../language/language.server.ts";
import { answerSurvey } from "../order/answerSurvey.server.ts";
import { BarePage } from "../order/BarePage.tsx";
import { ForgetDraft } from "../order/ForgetDraft.tsx";
import { NextSteps } from "../order/NextSteps.tsx";
import { OrderedPieces } from "../order/OrderedPieces.tsx";
import { OrderOverview } from "../order/OrderOverview.tsx";
import { OriginSurvey } from "../order/OriginSurvey.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { leadToOwn, ownOrder } from "../order/ownOrder.server.ts";
import { headersOfLoader, PRIVATE } from "../order/private.ts";
import { pageTitle } from "../seo/title.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const headers = headersOfLoader;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await leadToOwn(request, context, ({ payBy }) => payBy === "reservation");
  const [t, named] = await Promise.all([textsOf(request), ownOrder(request, context)]);
  // An address with a number proves nothing: the reservation must be this browser's own.
  const order = named?.reserved ? named : null;
  const title = t(order ? "order.reserved.title" : "order.bare.reserved.title");
  return data({ title, order }, { headers: PRIVATE });
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerSurvey(request, context);
}

export default function OrderReserved() {
  const { order } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  if (!order) return <BarePage untold="reserved" />;
  return (
    <OutcomePage tone="good" heading={t("order.reserved.heading")} text={t("order.reserved.text")}>
      <ForgetDraft />
      <PrintHead day={order.bill ? shopDay(order.bill.placed_at) : ""} />
      <OrderOverview number={order.number} total={order.bill?.total ?? order.total} />
      <NextSteps order={order} reserved />
      {order.bill ? <OrderedPieces bill={order.bill} /> : null}
      <OriginSurvey answer={answer} />
      <p className="no-print">
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}
