import type { MedusaContainer } from "@medusajs/framework/types";
import { expect, test } from "vitest";
import { Refusal } from "../../core/refusal/refusal";
import { PLANKS } from "../../modules/planks";
import { sellChosenPlanks } from "./chosen";

const PICKED = ["plank_1", "plank_2", "plank_3"];

/** A cart whose second line is a bench of three picked planks, of which the order has got some, and what happens to them. */
async function sell(got: string[]) {
  const deeds: string[] = [];
  const planks = {
    releaseHolds: async (cart: string, kept: string[]) =>
      void deeds.push(`${cart} keeps ${kept.length ? kept : "none"}`),
    sellPlanks: async ({ planks, ...sale }: { planks: string[]; order_id: string; buyer: object }) => {
      deeds.push(`${sale.order_id} buys ${planks} for ${Object.values(sale.buyer).join(" ")}`);
      return got;
    },
    unsellPlanks: async (order: string) => void deeds.push(`${order} gives back`),
    planksByIds: async ([id]: string[]) => [
      { id, list: "bench", name: "7", title: "Planke sieben", title_en: "Plank seven" },
    ],
  };
  const container = {
    resolve: (name: string) => name === PLANKS && planks,
  } as unknown as MedusaContainer;
  const state = {
    cart: { id: "cart_1", locale: "en", shipping_address: { first_name: "Ada", last_name: "Lovelace" } },
    holdsPlanks: true,
    lines: [
      { id: "line_1", configuration_id: "stool" },
      { id: "line_2", configuration_id: "bench" },
    ],
    configurations: new Map([
      ["stool", { kind: "stool", configuration: {} }],
      ["bench", { kind: "bench", configuration: { choosePlanks: true, planks: PICKED } }],
    ]),
  } as unknown as Parameters<typeof sellChosenPlanks>[2];
  const refusal = await sellChosenPlanks(container, "order_1", state).catch((error: unknown) => error);
  return { deeds, issues: refusal instanceof Refusal ? refusal.issues : refusal };
}

const BOUGHT = [
  "cart_1 keeps plank_1,plank_2,plank_3",
  "order_1 buys plank_1,plank_2,plank_3 for Ada Lovelace",
];

test("an order buys the planks its shopper picked", async () => {
  expect(await sell(PICKED)).toEqual({ deeds: BOUGHT, issues: undefined });
});

test("an order that cannot have one of its planks keeps none, and says which board of which line it was for", async () => {
  const { deeds, issues } = await sell(["plank_1", "plank_3"]);
  expect(deeds).toEqual([...BOUGHT, "order_1 gives back"]);
  // Paths count from 0, words for people from 1.
  expect(issues).toMatchObject([
    {
      path: "lines.1.planks.1",
      code: "plank_gone",
      params: { plank: "plank_2", line_id: "line_2", position: 2 },
    },
  ]);
});
