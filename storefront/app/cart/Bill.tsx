import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "../money/useMoney.ts";
import type { loader as rootLoader } from "../root.tsx";
import type { BillData } from "./OrderForm.tsx";

interface BillProps {
  bill: BillData;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth. */
  discountShare: number;
  updating: boolean;
}

/** The sum with everything that is in it, said in words. */
export function Bill({ bill, discountShare, updating }: BillProps) {
  const { t } = useTranslation();
  const { euro, percent, containedVat } = useMoney();
  const weeks = useRouteLoaderData<typeof rootLoader>("root")?.settings.deliveryWeeks ?? 8;
  const way =
    bill.terms.outside_germany && bill.terms.shipping === "delivery" ? "abroad" : bill.terms.shipping;
  const full = bill.goods + bill.multi_item_discount;
  return (
    <section aria-labelledby="summary" aria-busy={updating}>
      <h2 id="summary" className="mb-3 text-title">
        {t("cart.summary")}
      </h2>
      <dl
        className={`grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 transition-opacity ${updating ? "opacity-75" : ""}`}
      >
        <Row label={t("cart.goods")} value={euro(full)} />
        <Row
          label={t("cart.discount", { percent: percent(discountShare) })}
          value={euro(-bill.multi_item_discount)}
          hidden={!bill.multi_item_discount}
        />
        <Row
          label={t("cart.pickupDeduction")}
          value={euro(-bill.pickup_deduction)}
          hidden={!bill.pickup_deduction}
        />
        <Row label={t("cart.expressFee")} value={euro(bill.express_fee)} hidden={!bill.express_fee} />
        <Row label={t("cart.voucherSum")} value={euro(-bill.voucher_sum)} hidden={!bill.voucher_sum} />
        <div className="col-span-2 mt-1 grid grid-cols-subgrid items-baseline border-t-2 border-graphite pt-2">
          <dt className="heading text-lead font-[640]">{t("cart.total")}</dt>
          <dd className="figures text-right text-title leading-tight font-[700]">{euro(bill.total)}</dd>
        </div>
      </dl>
      <p role="status" className="sr-only">
        {t("cart.total")}: {euro(bill.total)}
      </p>
      <p className="mt-3 text-small text-muted">
        {t("cart.vat", { amount: containedVat(bill.total) })} {t(`cart.shippingWords.${way}`, { weeks })}
      </p>
    </section>
  );
}

function Row({ label, value, hidden = false }: { label: string; value: string; hidden?: boolean }) {
  if (hidden) return null;
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt>{label}</dt>
      <dd className="figures text-right">{value}</dd>
    </div>
  );
}
