import { type CartContents, cartContents } from "@planke46/furniture-rules";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Summary } from "../commerce/answers.server.ts";
import { useMoney } from "../money/money.ts";
import { useDeliveryTimes } from "../shop/useDeliveryTimes.ts";
import type { Card } from "./cards.server.ts";
import { OrdinaryRow, ordinarySum } from "./OrdinaryGoods.tsx";
import { useCharacteristics } from "./pieceWords.ts";
import { Sums, useVatWords, WholeParts } from "./Sums.tsx";

/** The bill of a cart as its page shows it, with a card for equal pieces. */
export type BillData = Omit<Summary, "lines"> & { lines: Card[] };

interface BillProps {
  bill: BillData;
  /** What of its price the multi-item discount takes off a line, 0.1 is a tenth. */
  discountShare: number;
  updating: boolean;
}

/**
 * What is ordered and what it costs, right above the button that orders it: essential characteristics, the sum with VAT and
 * delivery in words, and how soon (§ 312j BGB).
 */
export function Bill({ bill, discountShare, updating }: BillProps) {
  const { t } = useTranslation();
  const { euro, percent } = useMoney();
  const vatIn = useVatWords();
  const times = useDeliveryTimes();
  const contents = cartContents(bill.lines.map(({ kind }) => kind));
  const shipping = useShippingWords(contents, bill.terms);
  // Its tax depends on the country, which the offer knows.
  const quoted = bill.terms.outside_germany && bill.terms.shipping === "delivery";
  return (
    <section aria-labelledby="summary" aria-busy={updating}>
      <h2 id="summary" className="mb-3 text-title">
        {t("cart.summary")}
      </h2>
      <div className={`transition-opacity ${updating ? "opacity-90" : ""}`}>
        <dl className="mb-3 grid gap-1.5 border-b border-line pb-3 text-small no-print">
          {bill.lines.map((card) => (
            <Piece key={card.id} card={card} />
          ))}
          {bill.ordinary_lines.map((line) => (
            <OrdinaryRow key={line.id} line={line} />
          ))}
        </dl>
        <Sums
          rows={[
            [t(`cart.goods.${contents}`), bill.goods + bill.multi_item_discount],
            [t("cart.discount", { percent: percent(discountShare) }), -bill.multi_item_discount],
            [t("cart.pickupDeduction"), -bill.pickup_deduction],
            [t("cart.expressWithin", { time: times.express }), bill.express_fee],
            [t("cart.voucherSum"), -bill.voucher_sum],
            [t("cart.ordinary"), ordinarySum(bill)],
            [t("cart.ordinaryDelivery"), bill.ordinary_delivery],
          ]}
          total={bill.total}
        />
      </div>
      <p role="status" className="sr-only">
        {t("cart.total")}: {euro(bill.total)}
      </p>
      <p className="mt-3 text-small text-muted">
        {quoted ? t("cart.vatQuoted") : vatIn(bill)} {shipping}
      </p>
    </section>
  );
}

function Piece({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const characteristics = useCharacteristics(card);
  const kind = t(`cart.kind.${card.kind}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 leading-snug wrap-anywhere">
      <dt>
        <b className="heading font-[600]">
          {card.quantity > 1 ? t("quantity.of", { count: card.quantity, name: kind }) : kind}
        </b>{" "}
        <span className="text-muted">
          <WholeParts text={characteristics} />
        </span>
      </dt>
      <dd className="figures text-right">{euro(card.price)}</dd>
    </div>
  );
}

/** How and how soon everything comes, right above the button: furniture by forwarder, samples by letter post. */
function useShippingWords(contents: CartContents, terms: Summary["terms"]): string {
  const { t } = useTranslation();
  const { delivery, express, sample } = useDeliveryTimes();
  const time = terms.express_build ? express : delivery;
  const pickup = terms.shipping === "pickup";
  if (terms.outside_germany && !pickup) return t("cart.shippingWords.abroad");
  if (contents === "samples") return t("cart.sampleWords.only", { time: sample });
  const furniture = t(`cart.shippingWords.${terms.shipping}`, { time });
  if (contents === "furniture") return furniture;
  return `${furniture} ${pickup ? t("cart.sampleWords.pickup") : t("cart.sampleWords.ahead", { time: sample })}`;
}

interface TotalBarProps {
  /** EUR. */
  total: number;
  /** The summary with the button that orders. */
  summary: RefObject<HTMLElement>;
}

/**
 * On a phone: the total, and the way to the summary and the button that stands right below it, from wherever one is in the cart. It
 * orders nothing itself: what obliges to pay stands next to what is bought (§ 312j BGB). Gone as soon as the summary is in view.
 */
export function TotalBar({ total, summary }: TotalBarProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = summary.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, [summary]);
  if (inView) return null;
  return (
    <nav aria-label={t("cart.toSummaryNamed")} className="total-bar no-print">
      <span>
        {t("cart.total")} <b className="figures text-lead">{euro(total)}</b>
      </span>
      <a href="#summary" className="button button-main">
        {t("cart.toSummary")}
      </a>
    </nav>
  );
}
