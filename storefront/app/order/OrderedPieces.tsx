import { cartContents, weeksInWords } from "@planke46/furniture-rules";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OrdinaryGoods, ordinarySum } from "../cart/OrdinaryGoods.tsx";
import { PieceFacts, PiecePicture, PiecePrice } from "../cart/PieceDetails.tsx";
import { Sums, useVatWords } from "../cart/Sums.tsx";
import { useLanguage } from "../language/useLanguage.ts";
import type { PlacedBill } from "./ownOrder.server.ts";

interface OrderedPiecesProps {
  bill: PlacedBill;
  /** What stands below the facts of a piece. */
  below?: (card: PlacedBill["lines"][number]) => ReactNode;
}

/** The bill of a placed order: each piece with its drawing, and what it adds up to. */
export function OrderedPieces({ bill, below }: OrderedPiecesProps) {
  const { t } = useTranslation();
  const vatIn = useVatWords();
  const language = useLanguage();
  const contents = cartContents(bill.lines.map(({ kind }) => kind));
  const isExport = bill.terms.outside_germany && bill.terms.shipping === "delivery";
  const weeks = bill.promised_weeks;
  const express =
    weeks === null ? t("cart.expressFee") : t("cart.expressWithin", { time: weeksInWords(weeks, language) });
  return (
    <section aria-labelledby="ordered" className="pieces">
      <h2 id="ordered" className="mb-3 text-lead">
        {t("order.pieces")}
      </h2>
      <ul className="border-t border-line">
        {bill.lines.map((card) => (
          <li key={card.id} className="piece-row">
            <PiecePicture card={card} />
            <div>
              <h3 className="heading font-[640]">{t(`cart.kind.${card.kind}`)}</h3>
              <PieceFacts card={card} />
              {below?.(card)}
            </div>
            <PiecePrice card={card} discountShare={null} />
          </li>
        ))}
      </ul>
      <OrdinaryGoods lines={bill.ordinary_lines} />
      <div className="bill-sums mt-4">
        <Sums
          rows={[
            [t(`cart.goods.${contents}`), bill.goods + bill.multi_item_discount],
            [t("cart.lineDiscount"), -bill.multi_item_discount],
            [t("cart.pickupDeduction"), -bill.pickup_deduction],
            [express, bill.express_fee],
            [t("order.deliveryCost"), bill.delivery_cost],
            [t("cart.voucherSum"), -bill.voucher_sum],
            [t("cart.ordinary"), ordinarySum(bill)],
            [t("cart.ordinaryDelivery"), bill.ordinary_delivery],
            [t("order.givenBack"), -bill.given_back],
          ]}
          total={bill.total}
        />
        <p className="mt-2 text-small text-muted">
          {vatIn(bill) ?? (isExport && bill.tax_rates.length === 0 ? t("order.noVat") : null)}
        </p>
      </div>
    </section>
  );
}
