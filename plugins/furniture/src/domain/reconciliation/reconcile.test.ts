import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { expect, test } from "vitest";
import { ORDERS } from "../../modules/orders";
import { reconcileOrders } from "./reconcile";

const ORDER = { order_id: "order_1", cart_id: "cart_1" };

interface Found {
  /** Orders without their record, whatever their age. */
  unrecorded?: object[];
  /** Card orders without money. */
  unpaid?: object[];
}

/** A shop in which nothing else is to be found, and nothing that is tried succeeds. */
function shopWith({ unrecorded = [], unpaid = [] }: Found) {
  const resolved: string[][] = [];
  const run = async (statement: string) => {
    if (statement.includes("record.id is null")) return unrecorded;
    return statement.includes("as session_id") ? unpaid : [];
  };
  const away = () => Promise.reject(new Error("Stripe does not answer"));
  const services: Record<string, object> = {
    [ORDERS]: {
      run,
      isRecorded: away,
      writeRun: async () => undefined,
      resolveOthers: async (codes: string[]) => void resolved.push(codes),
    },
    [Modules.LOCKING]: { execute: (_: unknown, job: () => unknown) => job() },
    [Modules.PAYMENT]: { deletePaymentSession: away },
    [ContainerRegistrationKeys.LOGGER]: { warn: () => undefined },
  };
  const container = { resolve: (name: string) => services[name] ?? { run } };
  return { container: container as unknown as MedusaContainer, resolved };
}

test("an order that no sweep can write down waits for staff: nobody else would hear of it", async () => {
  const { container, resolved } = shopWith({ unrecorded: [ORDER] });
  const { findings } = await reconcileOrders(container);
  expect(findings).toEqual([
    { ...ORDER, code: "order_unfinished", outcome: "flagged", detail: expect.stringContaining("Werkstatt") },
  ]);
  expect(resolved).toEqual([expect.arrayContaining(["order_unfinished"])]);
});

test("an unpaid order that cannot be cancelled goes on waiting for staff, in one entry", async () => {
  const unpaid = { ...ORDER, session_id: "payses_1", minutes: 60, packed: false };
  const { container } = shopWith({ unrecorded: [ORDER], unpaid: [unpaid] });
  const { findings } = await reconcileOrders(container);
  expect(findings).toEqual([
    {
      ...ORDER,
      payment: "payses_1",
      code: "order_without_payment",
      outcome: "flagged",
      detail: expect.stringContaining("nicht stornieren"),
    },
  ]);
});

test("a shop in which nothing is wrong has nothing that waits", async () => {
  expect((await reconcileOrders(shopWith({}).container)).findings).toEqual([]);
});
