import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OrderFields } from "./orderRules.ts";

/** Belong to the button that was pressed: the next try orders nothing, it brings the bill first. */
const NOT_TYPED = ["intent", "shownOffer"];

/**
 * The shop behind the page does not answer, so nobody can say what the cart costs. What was typed goes along with the next
 * try, also without scripts.
 */
export function SilentCart({ typed }: { typed: OrderFields | undefined }) {
  const { t } = useTranslation();
  const fields = Object.entries(typed ?? {}).filter(
    ([name, value]) => !NOT_TYPED.includes(name) && typeof value === "string" && value !== "",
  );
  return (
    <div className="mx-auto max-w-center px-4 py-10 desk:py-16">
      <div className="paper grid gap-5 p-6 desk:p-10">
        <h1>{t("cart.heading")}</h1>
        <p role="alert" className="notice notice-fault">
          {t("cart.silent")}
        </p>
        {fields.length > 0 ? (
          <Form method="post" action="/cartDesktop">
            {fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" name="intent" value="terms" className="button button-main">
              {t("faults.retry")}
            </button>
          </Form>
        ) : (
          <p>
            <a href="/cartDesktop" className="button button-main">
              {t("faults.retry")}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
