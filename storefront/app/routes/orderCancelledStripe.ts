import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

/** Stripe sends shoppers here who went back. The cart stays as it is; the screen says so. */
export function loader(_: LoaderFunctionArgs) {
  return redirect("/orderCancelled", 303);
}
