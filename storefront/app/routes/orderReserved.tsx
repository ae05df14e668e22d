import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { pageTitle } from "../layout/title.ts";
import { orderFromAddress } from "../order/address.server.ts";
import { OrderOverview } from "../order/OrderOverview.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  return { title: t("order.reserved.title"), order: orderFromAddress(request.url) };
}

export default function OrderReserved() {
  const { order } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <OutcomePage tone="good" heading={t("order.reserved.heading")} text={t("order.reserved.text")}>
      {order ? <OrderOverview number={order.number} total={order.total} /> : null}
      <p className="no-print">
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}
