import type { MedusaContainer } from "@medusajs/framework/types";
import { KINDS } from "@planke46/furniture-rules";
import { afterEach, expect, test, vi } from "vitest";
import { assertOnSale, offSale, productOf } from "./product-variants";

const product = (kind: string, status: string, id = kind) => ({
  ...{ id, title: kind, description: null, handle: id, thumbnail: null, status },
  metadata: { kind },
  variants: [{ id: `variant-${id}` }],
});

let minutes = 0;

/** A Medusa with these products, asked after everything remembered of another has grown old. */
function shopOf(...products: ReturnType<typeof product>[]): MedusaContainer {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000 * ++minutes);
  const listProducts = async ({ metadata }: Filter = {}, { take }: { take?: number } = {}) =>
    products.filter((one) => !metadata || metadata.kind.includes(one.metadata.kind)).slice(0, take);
  return { resolve: () => ({ listProducts }) } as unknown as MedusaContainer;
}

interface Filter {
  metadata?: { kind: readonly string[] };
}

afterEach(() => vi.useRealTimers());

const ALL: readonly string[] = KINDS;

test("a kind whose product is a draft, or is not there, is off sale, and staff can still add it to an order", async () => {
  const products = ALL.filter((kind) => kind !== "frame").map((kind) => product(kind, "published"));
  const shop = shopOf(...products.filter(({ id }) => id !== "bench"), product("bench", "draft"));
  expect(await offSale(shop)).toEqual(["bench", "frame"]);
  expect((await productOf(shop, "bench")).product_id).toBe("bench");
  await expect(productOf(shop, "frame")).rejects.toThrow("There is no product for frame");
});

test("beside an old draft of the same kind the published product counts", async () => {
  const drafts = ["a", "z"].map((id) => product("bench", "draft", id));
  const shop = shopOf(drafts[0] as never, product("bench", "published", "m"), drafts[1] as never);
  expect(await offSale(shop)).not.toContain("bench");
  expect((await productOf(shop, "bench")).product_id).toBe("m");
});

test("furniture is found beside any number of other products", async () => {
  const others = Array.from({ length: 1000 }, (_, at) => product("none", "published", `wax-${at}`));
  const shop = shopOf(...others, ...ALL.map((kind) => product(kind, "published")));
  expect(await offSale(shop)).toEqual([]);
  expect((await productOf(shop, "table")).product_id).toBe("table");
});

test("each piece of a kind that is off sale is named, in the reader's language and at its line", async () => {
  const shop = shopOf(...ALL.map((kind) => product(kind, kind === "bench" ? "draft" : "published")));
  const pieces = [
    { id: "1", kind: "table" as const },
    { id: "2", kind: "bench" as const },
  ];
  await expect(assertOnSale(shop, pieces.slice(0, 1), "de")).resolves.toBeUndefined();
  await expect(assertOnSale(shop, pieces, "de")).rejects.toMatchObject({
    issues: [{ path: "lines.2", code: "off_sale", message: expect.stringContaining("„Bank“") }],
  });
  await expect(assertOnSale(shop, [{ kind: "bench" }], "en")).rejects.toMatchObject({
    issues: [{ path: "kind", code: "off_sale", message: expect.stringContaining("“Bench”") }],
  });
});
