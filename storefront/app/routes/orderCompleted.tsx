import { cartContents } from "@planke46/furniture-rules";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PrintHead } from "../cart/PrintHead.tsx";
import { shopDay } from "../language/day.ts";
import { languageOf, textsOf } from "../language/language.server.ts";
import { answerSurvey } from "../order/answerSurvey.server.ts";
import { BankTransfer } from "../order/BankTransfer.tsx";
import { BarePage } from "../order/BarePage.tsx";
import { ForgetDraft } from "../order/ForgetDraft.tsx";
import { NextSteps } from "../order/NextSteps.tsx";
import { OrderedPieces } from "../order/OrderedPieces.tsx";
import { OrderOverview } from "../order/OrderOverview.tsx";
import { OriginSurvey } from "../order/OriginSurvey.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { leadToOwn, ownOrder } from "../order/ownOrder.server.ts";
import { headersOfLoader, PRIVATE } from "../order/private.ts";
import { transferCode } from "../order/transferCode.server.ts";
import { pageTitle } from "../seo/title.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const headers = headersOfLoader;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await leadToOwn(request, context, ({ payBy }) => payBy !== "reservation");
  const [t, language, order] = await Promise.all([
    textsOf(request),
    languageOf(request),
    ownOrder(request, context),
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
  if (!order) return <BarePage untold="completed" />;
  const samples = order.bill && cartContents(order.bill.lines.map(({ kind }) => kind)) === "samples";
  return (
    <OutcomePage
      tone="good"
      heading={t("order.completed.heading")}
      text={t(`order.completed.${samples ? "sampleText" : "text"}`)}
    >
      <ForgetDraft />
      <PrintHead day={order.bill ? shopDay(order.bill.placed_at) : ""} />
      <OrderOverview number={order.number} total={order.bill?.total ?? order.total} />
      {order.byTransfer ? (
        <BankTransfer orderNumber={order.number} total={order.bill?.total ?? order.total} code={code} />
      ) : null}
      <NextSteps order={order} />
      {order.bill ? <OrderedPieces bill={order.bill} /> : null}
      {order.own ? <OriginSurvey answer={answer} /> : null}
      <p className="no-print">
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}
