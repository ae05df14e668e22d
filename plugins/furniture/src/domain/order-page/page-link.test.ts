import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAILS } from "../../modules/mails";
import type { MailRequest } from "../../modules/mails/mail";
import { ORDERS } from "../../modules/orders";
import { sampleOrder } from "../mails/sample/sample-data";
import { followNewAddress } from "./page-link";

/** What is looked up here is over at once: other tests of the process ask anew. */
beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(-60_000));
afterEach(() => void vi.restoreAllMocks());

/** An order as Medusa answers it, of which nothing but its customer matters. */
const stored = {
  ...{ id: "order_1", display_id: 1012, version: 1, status: "pending", created_at: new Date() },
  ...{ email: "right@example.test", metadata: sampleOrder("de").record, items: [], shipping_methods: [] },
  ...{ total: 0, tax_total: 0, credit_line_total: 0, return_received_total: 0 },
};

/** A shop in which the key to the order's page was told elsewhere, and stays so where it cannot be replaced. */
function shop() {
  const deeds: string[] = [];
  let isCrashing = true;
  const orders = {
    run: async (statement: string) => {
      if (statement.startsWith("select from furniture_order_page")) return [{}];
      if (!statement.startsWith("update furniture_order_page")) return [];
      if (isCrashing) throw new Error("killed");
      deeds.push("key replaced");
      return [];
    },
    paidAt: async () => null,
    listFurnitureFindings: async () => [],
    listFurnitureOrderPages: async () => [{ id: "fopage_1" }],
  };
  const services: Record<string, object> = {
    [ORDERS]: orders,
    [MAILS]: {
      outbox: {
        queue: async ({ key }: MailRequest) => void deeds.push(key),
        takeDue: async () => undefined,
      },
    },
    [Modules.LOCKING]: { execute: (_: unknown, job: () => unknown) => job() },
    [Modules.FULFILLMENT]: { listShippingOptions: async () => [] },
    [ContainerRegistrationKeys.QUERY]: { graph: async () => ({ data: [stored] }) },
    [ContainerRegistrationKeys.LOGGER]: { error: () => undefined },
  };
  const container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer;
  return { container, deeds, recover: () => (isCrashing = false) };
}

test("a crash while an order is followed to a corrected address loses no mail, and none comes twice", async () => {
  const { container, deeds, recover } = shop();
  await expect(followNewAddress(container, "order_1")).rejects.toThrow("killed");
  recover();
  await followNewAddress(container, "order_1");
  // The outbox takes a key once.
  expect(deeds).toEqual(["order_page:fopage_1:ended", "order_page:fopage_1:ended", "key replaced"]);
});
