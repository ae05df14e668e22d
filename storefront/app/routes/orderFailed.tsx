import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { textsOf } from "../language/language.server.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { OutcomePage } from "../order/OutcomePage.tsx";
import { pageTitle } from "../seo/head.ts";

export { clientLoader, handle } from "../navigation/staticRoute.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request }: LoaderFunctionArgs) {
  const t = await textsOf(request);
  return { title: t("order.failed.title") };
}

export default function OrderFailed() {
  const { t } = useTranslation();
  return (
    <OutcomePage tone="fault" heading={t("order.failed.heading")} text={t("order.failed.text")}>
      <p>
        <Link to="/cartDesktop" className="button button-main">
          {t("order.failed.back")}
        </Link>
      </p>
      <ContactButtons />
    </OutcomePage>
  );
}
