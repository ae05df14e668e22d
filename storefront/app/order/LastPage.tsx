import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ORDERED_ELEMENT } from "../cart/draftOfTab.ts";
import { PrintHead } from "../cart/PrintHead.tsx";
import { Notice } from "../forms/Notice.tsx";
import { shopDay } from "../language/day.ts";
import { ContactButtons } from "../layout/ContactButtons.tsx";
import { OrderedPieces } from "./OrderedPieces.tsx";
import { OrderOverview } from "./OrderOverview.tsx";
import { OriginSurvey } from "./OriginSurvey.tsx";
import { OutcomePage } from "./OutcomePage.tsx";
import type { ShownOrder } from "./ownOrder.server.ts";

interface LastPageProps extends ComponentProps<typeof OriginSurvey> {
  order: ShownOrder;
  heading: string;
  text: string;
  reserved?: boolean;
  /** What happens next. */
  children: ReactNode;
}

/** Thanks for what was placed in this browser: an order or a reservation. */
export function LastPage({ order, heading, text, reserved, answer, children }: LastPageProps) {
  const { t } = useTranslation();
  const { number, total, bill } = order;
  return (
    <OutcomePage tone="good" heading={heading} text={text}>
      <ForgetDraft />
      <PrintHead day={bill ? shopDay(bill.placed_at) : ""} />
      <OrderOverview number={number} total={total} reserved={reserved} />
      {children}
      {bill ? <OrderedPieces bill={bill} /> : null}
      <OriginSurvey answer={answer} />
      <p className="no-print">
        <Link to="/" className="button">
          {t("order.reserved.home")}
        </Link>
      </p>
    </OutcomePage>
  );
}

/** Says that an order was placed: what was typed into the order form is needed no longer (`forgetOrderedDraft`). */
function ForgetDraft() {
  return <span id={ORDERED_ELEMENT} hidden />;
}

/** The outcome that a page is about and that has not happened in this browser. */
export type Untold = "completed" | "reserved" | "cancelled" | "message";

interface BarePageProps {
  untold: Untold;
  /** Why what was sent from here was not taken. */
  notice?: string | undefined;
}

/** An outcome page opened without an outcome: it claims nothing and suggests what to do instead. */
export function BarePage({ untold, notice }: BarePageProps) {
  const { t } = useTranslation();
  return (
    <OutcomePage
      tone="calm"
      heading={t(`order.bare.${untold}.heading`)}
      text={t(`order.bare.${untold}.text`)}
    >
      <Notice words={notice} />
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
