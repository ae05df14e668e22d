import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { pageTitle } from "../layout/title.ts";
import { OutcomePage } from "../order/OutcomePage.tsx";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  return { title: t("order.cancelled.title") };
}

export default function OrderCancelled() {
  const { t } = useTranslation();
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
