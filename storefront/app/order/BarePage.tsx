import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { OutcomePage } from "./OutcomePage.tsx";

/** The outcome that a page is about and that has not happened in this browser. */
export type Untold = "completed" | "reserved" | "cancelled" | "message";

/** An outcome page opened without an outcome: it claims nothing and suggests what to do instead. */
export function BarePage({ untold }: { untold: Untold }) {
  const { t } = useTranslation();
  return (
    <OutcomePage
      tone="calm"
      heading={t(`order.bare.${untold}.heading`)}
      text={t(`order.bare.${untold}.text`)}
    >
      <p className="flex flex-wrap gap-3">
        <Link to="/cartDesktop" className="button button-main">
          {t("order.bare.cart")}
        </Link>
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
      <ContactButtons />
    </OutcomePage>
  );
}
