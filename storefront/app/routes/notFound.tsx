export { clientLoader, handle } from "../navigation/staticRoute.ts";

/** Every path without a route: a real 404 in the shop's own frame. */
export function loader(): never {
  throw new Response("not found", { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
