import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { MAILS } from "../../modules/mails";
import { ORDERS } from "../../modules/orders";
import { queueForgottenMails } from "./forgotten-mails";

test("an order whose e-mail address was corrected is followed there, though the event of it was lost", async () => {
  const asked: string[] = [];
  const followed: unknown[] = [];
  const run = async (statement: string) => {
    asked.push(statement);
    return /^select page\.order_id[^?]*limit 200$/.test(statement) ? [{ order_id: "order_1" }] : [];
  };
  const services: Record<string, object> = {
    [ORDERS]: { run },
    [MAILS]: { outbox: { forgottenOrders: async () => [] } },
    [Modules.LOCKING]: {
      execute: async (keys: string[], job: () => Promise<void>) => {
        followed.push(...keys);
        // Another one was faster.
        await job();
      },
    },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  await queueForgottenMails(container);
  expect(followed).toEqual(["furniture-order:order_1"]);
  // Looked at again under the lock.
  expect(asked).toContainEqual(expect.stringMatching(/where page\.order_id = \?/));
});
