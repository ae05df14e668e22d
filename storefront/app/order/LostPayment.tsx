import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { useMoney } from "../money/money.ts";
import type { Lost } from "./lost.server.ts";
import { OutcomePage } from "./OutcomePage.tsx";

/** The page of a payment that became no order: the reason, as in its mail, and that the money goes back. */
export function LostPayment({ lost }: { lost: Lost }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  return (
    <OutcomePage tone="fault" heading={t("order.lost.heading")} text={t(`order.lost.text.${lost.cause}`)}>
      {lost.reasons.length > 0 ? (
        <ul className="grid gap-2">
          {lost.reasons.map((reason) => (
            <li key={reason} className="notice notice-fault">
              {reason}
            </li>
          ))}
        </ul>
      ) : null}
      {lost.amount === null ? null : (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 border-y border-line bg-sheet py-3">
          <dt>{t("order.lost.amount")}</dt>
          <dd className="figures text-right font-[600]">{euro(lost.amount)}</dd>
        </dl>
      )}
      <p>{t("order.lost.when")}</p>
      <p>{t(`order.lost.kept.${lost.cause}`)}</p>
      <p>
        <Link to="/cartDesktop" className="button button-main">
          {t("order.lost.back")}
        </Link>
      </p>
      <ContactButtons />
    </OutcomePage>
  );
}
