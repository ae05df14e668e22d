import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cartAction } from "../cart/cartActions.server.ts";
import { cartPage } from "../cart/cartPage.server.ts";
import { EmptyCart } from "../cart/EmptyCart.tsx";
import { OrderForm } from "../cart/OrderForm.tsx";
import { pageTitle } from "../layout/title.ts";

export const meta: MetaFunction<typeof loader> = pageTitle;

export function loader({ request, context }: LoaderFunctionArgs) {
  return cartPage(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return cartAction(request, context);
}

export default function Cart() {
  const page = useLoaderData<typeof loader>();
  if (!page.bill) return <EmptyCart />;
  return (
    <OrderForm bill={page.bill} saved={page.saved} countries={page.countries} restored={page.restored} />
  );
}
