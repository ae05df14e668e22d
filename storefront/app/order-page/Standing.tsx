import { useTranslation } from "react-i18next";
import { dayInWords, shopDay } from "../language/day.ts";
import { useLanguage } from "../language/useLanguage.ts";
import type { ShownPage } from "./orderPage.server.ts";

/** Where the order stands, in a word and a sentence, and until when it was promised. */
export function Standing({ order }: { order: ShownPage }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, promised, bill, withdrawn } = order;
  const isOver = ["delivered", "returned", "cancelled", "cancelled_money_back", "money_back"].includes(state);
  const days = [
    ["furniture", promised.furniture],
    ["samples", promised.samples],
  ] as const;
  const pickup = bill.terms.shipping === "pickup";
  return (
    <section aria-labelledby="standing" className="notice">
      <h2 id="standing" className="text-lead">
        {t(`orderPage.state.${isEndedReservation(order) ? "reservation_cancelled" : state}`)}
      </h2>
      <p className="mt-1">{t(`orderPage.stateText.${textOf(order)}`)}</p>
      {isOver
        ? null
        : days.map(([what, day]) =>
            day ? (
              <p key={what} className="mt-1">
                {t(`orderPage.promised.${what === "furniture" && pickup ? "pickup" : what}`, {
                  day: dayInWords(day, language),
                })}
              </p>
            ) : null,
          )}
      {order.payment.refund_due ? <p className="mt-1">{t("orderPage.payment.refundDue")}</p> : null}
      {withdrawn ? <p className="mt-1">{t("orderPage.withdrawal.received")}</p> : null}
    </section>
  );
}

/** Which sentence the word has: a reservation's offer may be without delivery or have run out, and not all that was delivered may have been kept. */
function textOf({ state, bill, pieces, payment }: ShownPage) {
  if (isEndedReservation({ state, bill })) return "reservation_cancelled";
  if (state === "reserved" && payment.offer_ended) return "offer_ended";
  if (state === "reserved" && bill.terms.shipping === "pickup") return "reserved_pickup";
  return state === "delivered" && pieces.some(({ step }) => step === "returned") ? "delivered_kept" : state;
}

/** It never became an order. */
const isEndedReservation = ({ state, bill }: Pick<ShownPage, "state" | "bill">) =>
  state === "cancelled" && bill.pay_by === "reservation";

/** What has left the workshop, and where it can be followed. */
export function Shipments({ shipments }: Pick<ShownPage, "shipments">) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = shipments.filter(({ shipped_at, delivered_at }) => shipped_at ?? delivered_at);
  if (left.length === 0) return null;
  const day = (moment: string | null) => (moment ? dayInWords(shopDay(moment), language) : "");
  return (
    <section aria-labelledby="shipments">
      <h2 id="shipments" className="mb-2 text-lead">
        {t("orderPage.shipments.heading")}
      </h2>
      <ul className="grid gap-3">
        {left.map(({ shipped_at, delivered_at, pieces, tracking }) => (
          <li key={`${shipped_at}${pieces.join()}`} className="border-l-2 border-line pl-4">
            <p>
              {delivered_at
                ? t("orderPage.shipments.delivered", { day: day(delivered_at) })
                : t("orderPage.shipments.sent", { day: day(shipped_at) })}
            </p>
            {pieces.length > 0 ? (
              <p className="text-small text-muted">
                {t("orderPage.shipments.pieces", { pieces: pieces.join(", ") })}
              </p>
            ) : null}
            {tracking.map(({ number, url }) => (
              <p key={number} className="wrap-anywhere">
                {t("orderPage.shipments.tracking")}{" "}
                {url ? (
                  <a href={url} rel="noopener noreferrer" target="_blank" className="figures">
                    {number}
                  </a>
                ) : (
                  <span className="figures">{number}</span>
                )}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
