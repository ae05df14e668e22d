import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { cartAction } from "../cart/cartActions.server.ts";
import { cartPage } from "../cart/cartPage.server.ts";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { OrderForm } from "../cart/OrderForm.tsx";
import { isUnavailable } from "../commerce/medusa.server.ts";
import { pageTitle } from "../layout/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    return await cartPage(request, context);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    context.log.error({ reason: error.message }, "the cart could not be read");
    throw new Response("the commerce side does not answer", { status: 503 });
  }
}

/** A refusal may come with another bill than the page shows, new prices for one: without it the next try fails too. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  (formMethod !== undefined && formMethod !== "GET") || defaultShouldRevalidate;

export function action({ request, context }: ActionFunctionArgs) {
  return cartAction(request, context);
}

export default function Cart() {
  const page = useLoaderData<typeof loader>();
  if (!page.bill) return <EmptyCart />;
  return (
    <OrderForm
      bill={page.bill}
      saved={page.saved}
      countries={page.countries}
      restored={page.restored}
      prices={page.prices}
    />
  );
}
