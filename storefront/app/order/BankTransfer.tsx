import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { loader as rootLoader } from "../root.tsx";

/** Where to send the money of an order that is paid by transfer. */
export function BankTransfer({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation();
  const settings = useRouteLoaderData<typeof rootLoader>("root")?.settings;
  if (!settings?.iban) return null;
  const rows = [
    [t("order.completed.holder"), settings.bankHolder],
    [t("order.completed.bank"), settings.bankName],
    [t("order.completed.iban"), settings.iban],
    [t("order.completed.bic"), settings.bic],
    [t("order.completed.purpose"), orderNumber],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="transfer">
      <h2 id="transfer">{t("order.completed.transferTitle")}</h2>
      <p className="mt-1 mb-3">{t("order.completed.transferText")}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="figures wrap-anywhere hyphens-none">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
