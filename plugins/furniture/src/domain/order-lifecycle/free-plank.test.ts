import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { ORDERS } from "../../modules/orders";
import { PLANKS } from "../../modules/planks";
import { freePlankByHand } from "./free-plank";

test("a plank is looked at and freed while nobody changes its order: the change may build from it", async () => {
  const deeds: string[] = [];
  const plank = { id: "plank_1", order_id: "order_1" };
  const services: Record<string, object> = {
    [PLANKS]: {
      planksByIds: async () => [plank],
      freePlank: async () => deeds.push("freed") > 0,
    },
    // The order is over.
    [ORDERS]: { run: async () => [deeds.push("looked at")] },
    [Modules.LOCKING]: {
      execute: async (keys: string[], job: () => Promise<unknown>) => {
        deeds.push(`held ${keys}`);
        await job();
        deeds.push("let go");
      },
    },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  expect(await freePlankByHand(container, plank.id, "anna@example.test")).toBe(plank);
  expect(deeds).toEqual(["held furniture-order:order_1", "looked at", "freed", "let go"]);
});
