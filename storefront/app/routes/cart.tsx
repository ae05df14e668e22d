import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { useRef } from "react";
import { getI18n } from "react-i18next";
import { cartAction } from "../cart/cartActions.server.ts";
import { cartPage } from "../cart/cartPage.server.ts";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { inTurn } from "../cart/inTurn.ts";
import { OrderForm } from "../cart/OrderForm.tsx";
import { offered, offerOf } from "../cart/offer.ts";
import type { OrderFields } from "../cart/orderRules.ts";
import { SilentCart } from "../cart/SilentCart.tsx";
import { useFreshCart } from "../cart/useFreshCart.ts";
import { useRemovals } from "../cart/useRemovals.ts";
import { isUnavailable } from "../commerce/medusa.server.ts";
import { textsOf } from "../language/language.server.ts";
import { isUnreachable, type Unreachable } from "../loading/unreachable.ts";
import { pageTitle } from "../seo/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

const SILENT = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return await cartPage(request, context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
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
    return await inTurn(() => serverAction<typeof action>());
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
  const removals = useRemovals(bill?.lines ?? []);
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
  return <EmptyCart removals={removals} />;
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
