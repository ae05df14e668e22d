import { useTranslation } from "react-i18next";
import { dayInWords } from "../language/day.ts";
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
        {t(`orderPage.state.${state}`)}
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

/** Which sentence the word has: a reservation's offer may be without delivery, and not all that was delivered may have been kept. */
function textOf({ state, bill, pieces }: ShownPage) {
  if (state === "reserved" && bill.terms.shipping === "pickup") return "reserved_pickup";
  return state === "delivered" && pieces.some(({ step }) => step === "returned") ? "delivered_kept" : state;
}
