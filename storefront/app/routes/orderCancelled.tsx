import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { BarePage } from "../order/LastPage.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { headersOfLoader, PRIVATE } from "../order/private.ts";
import { pageTitle } from "../seo/head.ts";
import { cartSessionOf } from "../session/cartCookie.server.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const headers = headersOfLoader;

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [t, session] = await Promise.all([textsOf(request), cartSessionOf(request, context)]);
  const begun = session.has("pendingPayment") || new URL(request.url).searchParams.has("begun");
  const title = t(begun ? "order.cancelled.title" : "order.bare.cancelled.title");
  return data({ title, begun }, { headers: PRIVATE });
}

export default function OrderCancelled() {
  const { begun } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  if (!begun) return <BarePage untold="cancelled" />;
  return (
    <OutcomePage tone="fault" heading={t("order.cancelled.heading")} text={t("order.cancelled.text")}>
      <p>{t("order.cancelled.kept")}</p>
      <p>
        <Link to="/cartDesktop" className="button button-main">
          {t("order.cancelled.back")}
        </Link>
      </p>
      <ContactButtons />
    </OutcomePage>
  );
}
