import { expect, type Page, test } from "@playwright/test";
import { cards } from "../cart";
import { hydrated, shop } from "../shop";

/**
 * Holds back the answer to the next form that a page sends, which the shop has carried out then. The browser's own way is not taken: its
 * cookies would be there before the answer.
 */
async function holdAnswer(page: Page): Promise<{ carriedOut: Promise<void>; release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tell = () => {};
  const carriedOut = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(/\/configurator/, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    const { "content-length": _length, ...headers } = await request.allHeaders();
    const answer = await fetch(request.url(), { method: "POST", headers, body: request.postData() });
    const body = Buffer.from(await answer.arrayBuffer());
    tell();
    await released;
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|set-cookie|transfer-encoding)$/.test(name),
    );
    const cookies = answer.headers.getSetCookie().join("\n");
    await route.fulfill({
      status: answer.status,
      headers: { ...Object.fromEntries(kept), "set-cookie": cookies },
      body,
    });
  });
  return { carriedOut, release };
}

test("two first pieces that are put in from two windows at the same moment lie in one cart", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(`${shop.storefront}/configuratorFrameDesktop`);
  await other.goto(`${shop.storefront}/configuratorStoolDesktop`);
  for (const window of [page, other]) await hydrated(window);
  const { carriedOut, release } = await holdAnswer(page);
  await page.getByRole("button", { name: "In den Warenkorb" }).click();
  await carriedOut;
  await other.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(other.getByRole("button", { name: "Wird hineingelegt" })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "Wird hineingelegt" })).toHaveCount(0);
  await expect(other.getByRole("button", { name: "Wird hineingelegt" })).toHaveCount(0);
  await page.goto(`${shop.storefront}/cartDesktop`);
  await expect(cards(page)).toHaveCount(2);
});
