import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { answerSurvey } from "../order/answerSurvey.server.ts";
import { ForgetDraft } from "../order/ForgetDraft.tsx";
import { NextSteps } from "../order/NextSteps.tsx";
import { OrderedPieces } from "../order/OrderedPieces.tsx";
import { OrderOverview } from "../order/OrderOverview.tsx";
import { OriginSurvey } from "../order/OriginSurvey.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { ownOrder } from "../order/ownOrder.server.ts";
import { PrintHead } from "../order/PrintHead.tsx";
import { PRIVATE } from "../order/private.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, order] = await Promise.all([textsOf(request), ownOrder(request, context)]);
  return data({ title: t("order.reserved.title"), order }, { headers: PRIVATE });
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerSurvey(request, context);
}

export default function OrderReserved() {
  const { order } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  return (
    <OutcomePage tone="good" heading={t("order.reserved.heading")} text={t("order.reserved.text")}>
      <ForgetDraft />
      <PrintHead day={order?.bill?.placed_at.slice(0, 10) ?? ""} />
      {order ? (
        <>
          <OrderOverview number={order.number} total={order.bill?.total ?? order.total} />
          <NextSteps order={order} reserved />
        </>
      ) : null}
      {order?.bill ? <OrderedPieces bill={order.bill} /> : null}
      {order?.own ? <OriginSurvey notice={answer?.notice ?? null} /> : null}
      <p className="no-print">
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}
