import { cartContents } from "@planke46/furniture-rules";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageOf, textsOf } from "../language/language.server.ts";
import { answerSurvey } from "../order/answerSurvey.server.ts";
import { BankTransfer } from "../order/BankTransfer.tsx";
import { BarePage, LastPage } from "../order/LastPage.tsx";
import { NextSteps } from "../order/NextSteps.tsx";
import { ownOrder } from "../order/ownOrder.server.ts";
import { headersOfLoader, PRIVATE } from "../order/private.ts";
import { transferCode } from "../order/transferCode.server.ts";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const headers = headersOfLoader;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, language, order] = await Promise.all([
    textsOf(request),
    languageOf(request),
    ownOrder(request, context, false),
  ]);
  const code = order?.byTransfer ? transferCode(order, await context.content.settings(language)) : null;
  const title = t(order ? "order.completed.title" : "order.bare.completed.title");
  return data({ title, order, code }, { headers: PRIVATE });
}

export function action({ request, context }: ActionFunctionArgs) {
  return answerSurvey(request, context);
}

export default function OrderCompleted() {
  const { order, code } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation();
  if (!order) return <BarePage untold="completed" notice={answer?.notice} />;
  const samples = order.bill && cartContents(order.bill.lines.map(({ kind }) => kind)) === "samples";
  return (
    <LastPage
      order={order}
      heading={t("order.completed.heading")}
      text={t(`order.completed.${samples ? "sampleText" : "text"}`)}
      answer={answer}
    >
      {order.byTransfer ? <BankTransfer orderNumber={order.number} total={order.total} code={code} /> : null}
      <NextSteps order={order} />
    </LastPage>
  );
}
