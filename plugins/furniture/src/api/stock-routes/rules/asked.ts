import type { MedusaRequest } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { wholePath } from "../../requests/known-route";

/** A request to a route that has a rule. */
export interface Asked {
  container: MedusaContainer;
  method: string;
  /** As the route was registered: `/admin/orders/:id`. */
  path: string;
  /** By the names of the route's own parameters. */
  params: Readonly<Record<string, string>>;
  /** As sent: Medusa has not looked at it yet, and refuses what is no object. */
  body: Readonly<Record<string, unknown>>;
}

/** @param path as the route was registered */
export function asked(request: MedusaRequest, path: string): Asked {
  const { scope, method, body } = request;
  const given = wholePath(request).split("/");
  const params = path
    .split("/")
    .flatMap((word, index) =>
      word.startsWith(":") ? [[word.slice(1), decodeURIComponent(given[index] ?? "")] as const] : [],
    );
  return {
    ...{ container: scope, method, path, params: Object.fromEntries(params) },
    body: isRecord(body) ? body : {},
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of a list from outside; nothing for anything else. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The ids of a list of ids from outside. */
export function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}
