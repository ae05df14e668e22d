import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { orderFromAddress } from "../order/address.server.ts";
import { answerSurvey } from "../order/answerSurvey.server.ts";
import { BankTransfer } from "../order/BankTransfer.tsx";
import { OrderOverview } from "../order/OrderOverview.tsx";
import { OriginSurvey } from "../order/OriginSurvey.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { cartSessionOf } from "../session/cartCookie.server.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const order = orderFromAddress(request.url);
  if (!order) throw redirect("/");
  const [t, session] = await Promise.all([textsOf(request), cartSessionOf(request, context)]);
  const placed = session.get("placedOrder");
  const own = placed?.number === order.number ? placed : null;
  return {
    title: t("order.completed.title"),
    order,
    byTransfer: own?.payBy === "bank_transfer",
    survey: own !== null,
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerSurvey(request, context);
}

export default function OrderCompleted() {
  const { order, byTransfer, survey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  return (
    <OutcomePage tone="good" heading={t("order.completed.heading")} text={t("order.completed.text")}>
      <OrderOverview number={order.number} total={order.total} />
      {byTransfer ? <BankTransfer orderNumber={order.number} /> : null}
      {survey ? <OriginSurvey notice={answer?.notice ?? null} /> : null}
      <p className="no-print">
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}
