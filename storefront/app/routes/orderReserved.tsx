import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { answerSurvey } from "../order/answerSurvey.server.ts";
import { BarePage, LastPage } from "../order/LastPage.tsx";
import { NextSteps } from "../order/NextSteps.tsx";
import { ownOrder } from "../order/ownOrder.server.ts";
import { headersOfLoader, PRIVATE } from "../order/private.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const headers = headersOfLoader;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, order] = await Promise.all([textsOf(request), ownOrder(request, context, true)]);
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
  if (!order) return <BarePage untold="reserved" notice={answer?.notice} />;
  return (
    <LastPage
      order={order}
      heading={t("order.reserved.heading")}
      text={t("order.reserved.text")}
      reserved
      answer={answer}
    >
      <NextSteps order={order} reserved />
    </LastPage>
  );
}
