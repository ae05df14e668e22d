import { requestFailure } from "../failure.ts";
import { type Exchange, flag, queryParameters, type Reply } from "../http/exchange.ts";
import type { Router } from "../http/router.ts";
import type { Lake } from "../parts.ts";
import type { Subscription } from "./listeners.ts";

/** `data/listen`: served at once to programs, by a side door to browsers. */
export function routeListeners(router: Router, lake: Lake): void {
  router.on("GET", "/data/listen/:dataset", async (exchange) => {
    if (exchange.request.headers.origin === undefined) {
      await lake.listeners.subscribe(exchange.response, {}, subscriptionOf(exchange));
      return undefined;
    }
    return toSideDoor(lake, exchange);
  });
}

export function subscriptionOf({
  url,
  viewer,
  request,
}: Pick<Exchange, "url" | "viewer" | "request">): Subscription {
  const search = url.searchParams;
  const query = search.get("query");
  if (!query) throw requestFailure(400, "Bad Request", 'Parameter "query" is missing');
  const heard = request.headers["last-event-id"];
  return {
    query,
    resumeAfter: flag(search, "enableResume") && heard ? String(heard) : undefined,
    params: queryParameters(search),
    viewer,
    options: {
      includeResult: flag(search, "includeResult"),
      includePreviousRevision: flag(search, "includePreviousRevision"),
      includeMutations: flag(search, "includeMutations", true),
      mendozaEffects: search.get("effectFormat") === "mendoza",
    },
  };
}

async function toSideDoor(lake: Lake, { viewer, url }: Exchange): Promise<Reply> {
  const address = await lake.sideDoors.ticketFor(viewer, url);
  return { status: 307, headers: { location: address.href, "cache-control": "no-store" } };
}
