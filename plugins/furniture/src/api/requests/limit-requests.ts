import type { MedusaRequest, MedusaRequestHandler } from "@medusajs/framework/http";
import { TooManyRequests } from "../../core/refusal/error-handler";
import { type Language, languageOf } from "../../language/language";
import { RATE_LIMITS } from "../../modules/rate-limits";
import { ADDRESS_HEADER, type Origin, PROOF_HEADER } from "../../modules/rate-limits/client-address";
import type { LimitName } from "../../modules/rate-limits/limits";
import { knownRoute } from "./known-route";

/** A middleware that takes one point of a limit for each request and refuses the ones beyond it with 429. */
export function limitRequests(name: LimitName): MedusaRequestHandler {
  return async (request, _response, next) => {
    await takePoint(request, name);
    next();
  };
}

/** A middleware for many routes: each route of theirs has the limit for itself, and what is no route has one for all. */
export function limitEachRoute(name: LimitName, methods?: readonly string[]): MedusaRequestHandler {
  return async (request, _response, next) => {
    if (!methods || methods.includes(request.method)) {
      await takePoint(request, name, `${knownRoute(request)}:`);
    }
    next();
  };
}

/**
 * Takes one point of a limit for the address a request comes from; gives a function that hands it back.
 * Throws {@link TooManyRequests} when none is left.
 */
export async function takePoint(
  request: MedusaRequest,
  name: LimitName,
  route?: string,
): Promise<() => Promise<void>> {
  const limits = request.scope.resolve(RATE_LIMITS);
  const origin = originOf(request);
  const retryAfter = await limits.take(name, origin, route);
  if (retryAfter > 0) throw new TooManyRequests(retryAfter, wantedLanguage(request));
  return () => limits.giveBack(name, origin, route);
}

function originOf(request: MedusaRequest): Origin {
  return {
    remote: request.socket.remoteAddress ?? "",
    forwardedFor: request.get("x-forwarded-for"),
    handedOn: request.get(ADDRESS_HEADER),
    proof: request.get(PROOF_HEADER),
  };
}

/** The language a body names, before it has been checked; else the one the browser asks for. */
function wantedLanguage({ body, headers }: MedusaRequest): Language {
  const named = typeof body === "object" && body !== null && "language" in body ? body.language : undefined;
  return languageOf(typeof named === "string" ? named : headers["accept-language"]);
}
