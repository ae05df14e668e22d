import { devices, expect, type Page, test } from "@playwright/test";
import { shop } from "./shop";

/** The paths the browser asked for as documents, in their order: a flash or a loop would be one too many. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("response", (response) => {
    if (response.request().isNavigationRequest()) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

const PHONE = devices["Pixel 7"];

test.describe("on a phone of 390 px", () => {
  const { userAgent, isMobile, hasTouch } = PHONE;
  test.use({ viewport: { width: 390, height: 844 }, userAgent, isMobile, hasTouch });

  test("the server itself answers a Desktop path with the Mobile variant, once", async ({ page }) => {
    const documents = documentsOf(page);
    await page.goto(`${shop.storefront}/configuratorBenchDesktop?length=150`);
    await expect(page).toHaveURL(/\/configuratorBenchMobile\?/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toEqual(["/configuratorBenchDesktop", "/configuratorBenchMobile"]);
  });

  test("the first turn to portrait loads the page anew, the second does not", async ({ page }) => {
    await page.setViewportSize({ width: 780, height: 390 });
    await page.goto(`${shop.storefront}/configuratorStoolMobile?height=60&chosen=individual`);
    await expect(page.getByRole("slider", { name: /Höhe/ })).toBeEnabled();
    const documents = documentsOf(page);
    await page.setViewportSize({ width: 390, height: 780 });
    await expect.poll(() => documents.length).toBe(1);
    await expect(page.getByRole("slider", { name: /Höhe/ })).toBeEnabled();
    await expect(page.getByRole("spinbutton", { name: "Höhe" })).toHaveValue("60");
    await page.setViewportSize({ width: 780, height: 390 });
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole("spinbutton", { name: "Höhe" }).fill("61");
    await expect(page).toHaveURL(/height=61/);
    expect(documents).toEqual(["/configuratorStoolMobile"]);
  });
});

test.describe("on a screen of 1440 px", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a Mobile path is answered with the Desktop variant, once", async ({ page }) => {
    const documents = documentsOf(page);
    await page.goto(`${shop.storefront}/homeMobile`);
    await expect(page).toHaveURL(`${shop.storefront}/homeDesktop`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A desktop browser may measure its width and request the page once more with it before it shows anything.
    const once = ["/homeMobile", "/homeDesktop"];
    expect([once, [...once, ...once]]).toContainEqual(documents);
  });

  test("a window made narrow moves to the Mobile variant and back, without asking the server for a document", async ({
    page,
  }) => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop?length=180`);
    await expect(page.getByRole("slider", { name: /Länge/ })).toBeEnabled();
    const documents = documentsOf(page);
    await page.setViewportSize({ width: 812, height: 900 });
    await expect(page).toHaveURL(/\/configuratorTableMobile\?.*length=180/);
    await page.setViewportSize({ width: 813, height: 900 });
    await expect(page).toHaveURL(/\/configuratorTableDesktop\?.*length=180/);
    await expect(page.getByRole("spinbutton", { name: "Länge" })).toHaveValue("180");
    expect(documents).toEqual([]);
  });
});

test.describe("in a narrow window of a computer", () => {
  test.use({ viewport: { width: 700, height: 900 } });

  test("what the browser measures ends at the Mobile variant, and the server remembers it", async ({
    page,
  }) => {
    await page.goto(`${shop.storefront}/configuratorTableDesktop`);
    await expect(page).toHaveURL(/\/configuratorTableMobile/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const documents = documentsOf(page);
    await page.goto(`${shop.storefront}/configuratorShelfDesktop`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toEqual(["/configuratorShelfDesktop", "/configuratorShelfMobile"]);
  });
});

test("whoever keeps answers is told on what they depend", async ({ request }) => {
  const { userAgent } = PHONE;
  const answer = await request.get(`${shop.storefront}/configuratorTableDesktop`, {
    headers: { "User-Agent": userAgent },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe("/configuratorTableMobile");
  for (const name of ["Cookie", "User-Agent", "Sec-CH-UA-Mobile"]) {
    expect(answer.headers().vary).toContain(name);
  }
});

test("a browser that can tell its width is asked before anything is shown, and only once", async ({
  request,
}) => {
  const ask = (headers: Record<string, string>) =>
    request.get(`${shop.storefront}/configuratorTableDesktop`, { headers, maxRedirects: 0 });
  const first = await ask({ "Sec-CH-UA-Mobile": "?0" });
  expect(first.headers()["critical-ch"]).toContain("Sec-CH-Viewport-Width");
  expect(first.headers()["accept-ch"]).toContain("Sec-CH-Viewport-Width");
  expect((await ask({ "Sec-CH-Viewport-Width": "812" })).headers().location).toBe("/configuratorTableMobile");
  expect((await ask({ "Sec-CH-Viewport-Width": "813" })).status()).toBe(200);
  expect((await ask({ Cookie: "screen=desktop" })).headers()["critical-ch"]).toBeUndefined();
});
