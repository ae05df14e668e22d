import { EventEmitter } from "node:events";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { expect, test, vi } from "vitest";
import { cancelInTurn, refundInTurn } from "./refund-in-turn";

/** A Medusa with the plugin and without its payment provider, whose orders are paid otherwise. */
const scope = {
  resolve(name: string): unknown {
    if (name === ContainerRegistrationKeys.CONFIG_MODULE) return { modules: {} };
    if (name === ContainerRegistrationKeys.PG_CONNECTION) return { raw: async () => ({ rows: [] }) };
    if (name === Modules.LOCKING) return { execute: (_keys: string[], job: () => Promise<unknown>) => job() };
    if (name === ContainerRegistrationKeys.QUERY) return { graph: async () => ({ data: [] }) };
    throw new Error(`Nobody asks for ${name}`);
  },
};

test.each([
  ["cancelled", cancelInTurn],
  ["refunded", refundInTurn],
])("what is not paid by Stripe is %s without an account of it", async (_what, route) => {
  const next = vi.fn();
  const sent = vi.fn();
  const response = Object.assign(new EventEmitter(), { statusCode: 200, json: sent });
  const request = { scope, params: { id: "of_another" }, headers: {} } as unknown as MedusaRequest;
  route(request, response as unknown as MedusaResponse, next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith());
  response.json({ order: "cancelled" });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ order: "cancelled" }));
  response.emit("close");
});
