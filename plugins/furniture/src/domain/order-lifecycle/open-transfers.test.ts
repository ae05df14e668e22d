import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { ORDERS } from "../../modules/orders";
import { SHOP_DETAILS } from "../../modules/shop-details";
import { tendOpenTransfers } from "./open-transfers";

test("an order whose transfer staff have booked since the list was read is not cancelled", async () => {
  const done: string[] = [];
  const services: Record<string, object> = {
    [SHOP_DETAILS]: { details: async () => ({ transferReminderDays: 0, transferCancelDays: 14 }) },
    [ORDERS]: {
      run: async (statement: string) => {
        const isList = statement.trimStart().startsWith("select o.id");
        done.push(isList ? "listed" : "looked at");
        return isList ? [{ id: "order_1" }] : [];
      },
    },
    [Modules.LOCKING]: {
      execute: async ([key]: string[], job: () => Promise<void>) => {
        done.push(`held ${key}`);
        await job();
      },
    },
    // A cancellation is told, and so is one that fails.
    [ContainerRegistrationKeys.LOGGER]: {
      info: (words: string) => done.push(words),
      error: (words: string) => done.push(words),
    },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  await tendOpenTransfers(container);
  expect(done).toEqual(["listed", "held furniture-order:order_1", "looked at"]);
});
