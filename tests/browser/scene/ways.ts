import { expect, type Locator, type Page } from "@playwright/test";
import { shop } from "../shop";

/** The worker's file in the build. */
export const WORKER_FILE = /\/assets\/scene\.worker-[\w-]+\.js$/;

/** The ways in which a scene is drawn; each is made the only one that the browser has. */
export const WAYS: Record<string, (page: Page) => Promise<void>> = {
  "in a worker": async () => {},
  "on the page": withoutWorkers,
};

/** Makes a browser of this one that draws on no canvas but the page's. */
export async function withoutWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
}

/** The scene of a configurator's page, once it has come to rest. */
export async function restingScene(page: Page, path: string): Promise<Locator> {
  await page.goto(`${shop.storefront}/${path}`);
  const scene = page.getByRole("img", { name: /^3D-Ansicht/ });
  await expect(scene).toBeVisible({ timeout: 45_000 });
  await expect(scene).toHaveAttribute("data-frames");
  // It fades in over its drawing, which the scene itself knows nothing of.
  await scene.evaluate(({ parentElement }: HTMLElement) =>
    Promise.all(parentElement?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []),
  );
  return scene;
}
