import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { admin, checkout, orderableCart, readShop } from "../../shopper/shop";

const { storefront } = readShop(z.object({ storefront: z.url() }));

/** Staff switch off every way to pay at home: the shop takes no orders for a while. */
let home: { id: string; payment_providers: { id: string }[] };
const offer = (payment_providers: string[]) => admin("POST", `/regions/${home.id}`, { payment_providers });

beforeAll(async () => {
  const { body } = await admin("GET", "/regions?limit=50&fields=id,*countries,*payment_providers");
  home = body.regions.find(({ countries }: { countries: { iso_2: string }[] }) =>
    countries.some(({ iso_2 }) => iso_2 === "de"),
  );
});
afterAll(() => offer(home.payment_providers.map(({ id }) => id)));

test("a shop whose ways to pay are switched off stays up, and can be started again", async () => {
  const cart = await orderableCart("stool");
  expect((await offer([])).status).toBe(200);
  const refused = await checkout(cart);
  expect([refused.status, refused.body.issues?.[0].code]).toEqual([400, "payment_not_offered"]);
  // Start-up waits for this answer; it is asked for no more often than every two seconds.
  await expect
    .poll(async () => (await fetch(`${storefront}/healthz`)).status, { interval: 1000, timeout: 10_000 })
    .toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await (await fetch(`${storefront}/healthz`)).json()).toEqual({ status: "ok" });
});
