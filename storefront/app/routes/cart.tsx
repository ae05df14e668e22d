import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  Form,
  isRouteErrorResponse,
  Link,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { useRef } from "react";
import { getI18n, useTranslation } from "react-i18next";
import { cartAction } from "../cart/cartActions.server.ts";
import { cartPage } from "../cart/cartPage.server.ts";
import { inTurn } from "../cart/inTurn.ts";
import { OrderForm } from "../cart/OrderForm.tsx";
import { offered, offerOf } from "../cart/offer.ts";
import type { OrderFields } from "../cart/orderRules.ts";
import { RemovedLine } from "../cart/RemovedLine.tsx";
import { useFreshCart } from "../cart/useFreshCart.ts";
import { type Removals, useRemovals } from "../cart/useRemovals.ts";
import { isForNow, isRefusal, isUnavailable } from "../commerce/medusa.server.ts";
import { textsOf } from "../language/language.server.ts";
import { isUnreachable, type Unreachable } from "../loading/unreachable.ts";
import { CHOOSER } from "../piece/pages.ts";
import { pageTitle } from "../seo/head.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

const SILENT = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return await cartPage(request, context);
  } catch (error) {
    if (!(isUnavailable(error) || (isRefusal(error) && isForNow(error)))) throw error;
    context.log.error({ reason: error.message }, "the cart could not be read");
    const t = await textsOf(request);
    return data({ title: t("cart.title"), bill: null, silent: true as const }, { status: SILENT });
  }
}

/** A refusal may come with another bill than the page shows, new prices for one: without it the next try fails too. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}) => {
  // A server that does not answer has no newer bill either.
  if (actionStatus === SILENT || isUnreachable(actionResult)) return false;
  return (formMethod !== undefined && formMethod !== "GET") || defaultShouldRevalidate;
};

export function action({ request, context }: ActionFunctionArgs) {
  return cartAction(request, context);
}

/** One change after another. When not even the storefront answers, the form stays as it is and says so. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await inTurn(serverAction<typeof action>);
  } catch (error) {
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    const notice = getI18n().t("cart.unreachable");
    return { unreachable: true, reply: undefined, voucher: null, notice } satisfies Unreachable;
  }
}

export default function Cart() {
  const page = useLastSeen(useLoaderData<typeof loader>());
  const answer = useActionData<typeof action>();
  const { bill } = page;
  const removals = useRemovals(bill?.lines ?? [], answer && "removed" in answer ? answer.removed : null);
  const changedElsewhere = useFreshCart(bill ? offerOf(offered(bill)) : "");
  if (bill) {
    return (
      <OrderForm
        bill={bill}
        saved={page.saved}
        countries={page.countries}
        today={page.today}
        news={{ unpaid: page.unpaid, changed: page.changed, changedElsewhere, silent: page.silent }}
        removals={removals}
        prices={page.prices}
        suggestion={page.suggestion}
      />
    );
  }
  if (page.silent) return <SilentCart typed={answer?.reply?.initialValue as OrderFields | undefined} />;
  return <EmptyCart removals={removals} notice={answer?.notice} />;
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** A cart that was seen stays on the page while the shop behind it does not answer. */
function useLastSeen(page: Page): Page {
  const seen = useRef<Page | null>(null);
  if (page.bill) seen.current = page;
  else if (!page.silent) seen.current = null;
  const last = seen.current;
  return page.silent && last?.bill ? { ...last, silent: true } : page;
}

interface EmptyCartProps {
  removals: Removals;
  /** Why what was sent from here was not taken: another window has emptied the cart. */
  notice: string | null | undefined;
}

/** Nothing in the cart, and the way on; what was just taken out can still be brought back. */
function EmptyCart({ removals, notice }: EmptyCartProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto max-w-center px-4 py-10 desk:py-16">
      <div className="paper grid justify-items-center gap-5 px-6 py-12 text-center">
        <svg
          viewBox="0 0 200 110"
          aria-hidden="true"
          className="w-48"
          fill="none"
          stroke="#857a6a"
          strokeWidth="1.5"
        >
          <path d="M18 40h164v12H18zM34 52v48h10V52m112 0v48h10V52" strokeDasharray="6 5" />
          <path d="M18 26h164M18 21v10m164-10v10" />
        </svg>
        <h1 className="text-lead">{t("cart.empty")}</h1>
        {notice && (
          <p role="alert" className="notice notice-fault">
            {notice}
          </p>
        )}
        <Link to={CHOOSER} className="button button-main">
          {t("cart.emptyLink")}
        </Link>
      </div>
      {removals.lines.length > 0 ? (
        <Form method="post" action="/cartDesktop">
          <ul className="mt-6 border-t border-line">
            {removals.lines.map(({ card }) => (
              <RemovedLine key={card.id} card={card} onBack={removals.forget} />
            ))}
          </ul>
        </Form>
      ) : null}
    </div>
  );
}

/** Belong to the button that was pressed: the next try orders nothing, it brings the bill first. */
const NOT_TYPED = /^(intent|shown)/;

/**
 * The shop behind the page does not answer, so nobody can say what the cart costs. What was typed goes along with the next
 * try, also without scripts.
 */
function SilentCart({ typed }: { typed: OrderFields | undefined }) {
  const { t } = useTranslation();
  const fields = Object.entries(typed ?? {}).filter(
    ([name, value]) => !NOT_TYPED.test(name) && typeof value === "string" && value !== "",
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
