import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { knownRoute, UNKNOWN_ROUTE } from "../requests/known-route";
import { ADMIN_ROUTES } from "./admin-routes";
import { lookUp, type RouteTable } from "./decision";
import { isOrdinary } from "./ordinary-order";
import { closedRoute, undecidedRoute } from "./refusals";
import { asked } from "./rules/asked";
import { RULES } from "./rules/rules";
import { STORE_ROUTES } from "./store-routes";

const READING: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses what this shop has closed of Medusa's own routes, before Medusa reads the request. Workflows are not touched:
 * our pages use them.
 */
function guardRoutes(table: RouteTable) {
  const decisionOf = lookUp(table);
  return async (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction) => {
    if (READING.includes(request.method)) return next();
    const route = knownRoute(request);
    if (route === UNKNOWN_ROUTE) return next();
    const path = route.slice(request.method.length);
    const decision = decisionOf(request.method, path);
    if (decision.is === "closed") {
      if (await isOrdinary(decision.for, asked(request, path))) return next();
      throw closedRoute(decision.for);
    }
    if (decision.is === "undecided") throw undecidedRoute(`${request.method} ${path}`);
    if (decision.is === "ruled" && !(await isOrdinary(decision.by, asked(request, path))))
      await RULES[decision.by](asked(request, path));
    next();
  };
}

export const guardAdminRoutes = guardRoutes(ADMIN_ROUTES);
export const guardStoreRoutes = guardRoutes(STORE_ROUTES);
