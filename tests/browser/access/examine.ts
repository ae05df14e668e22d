import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { faint } from "./edges";
import { tooSmallForFingers } from "./fingers";
import { brokenReferences } from "./references";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];

/**
 * What the page violates of WCAG 2.1 A and AA and of axe's best practices, with the target size of WCAG 2.2 (24 px) and references that
 * lead to nothing.
 * @param within a selector of the part that is ours, where others make the rest
 */
export async function violations(page: Page, within = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No page of ours frames another's; collecting from all frames in a page of its own takes a fifth of the time.
    .setLegacyMode()
    .include(within)
    .options({
      resultTypes: ["violations"],
      runOnly: { type: "tag", values: TAGS },
      rules: { "target-size": { enabled: true } },
    })
    .analyze();
  const found = await brokenReferences(page, within);
  for (const { id, nodes } of violations) {
    for (const { html, failureSummary, target } of nodes) {
      if (id === "target-size" && !(await isSmallInTheMiddle(page, String(target[0])))) continue;
      found.push(`${id}: ${html.slice(0, 300)} ${failureSummary ?? ""}`);
    }
  }
  return found;
}

/**
 * A target that a bar at the edge of the screen covers in part is measured again once it is scrolled clear of it. A page that brings
 * itself up to date may have taken it away meanwhile.
 */
async function isSmallInTheMiddle(page: Page, target: string): Promise<boolean> {
  const [element] = await page.locator(target).elementHandles();
  if (!element) return false;
  await element.evaluate((shown) => (shown as Element).scrollIntoView({ block: "center" }));
  if ((await page.locator(target).count()) === 0) return false;
  const { violations } = await new AxeBuilder({ page }).include(target).withRules(["target-size"]).analyze();
  return violations.length > 0;
}

/** How far the page goes beyond the screen to the side, CSS px. */
export function beyondTheSide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
}

/** Everything that is promised of every page; goes on after a fault, so that one run names them all. */
export async function examine(page: Page, where: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first(), where).toBeAttached();
  await settled(page);
  expect.soft(await page.locator("h1").count(), `${where} has one main heading`).toBe(1);
  expect.soft(await beyondTheSide(page), `${where} does not scroll sideways`).toBeLessThanOrEqual(0);
  expect.soft(await tooSmallForFingers(page), `${where} has room for fingers`).toEqual([]);
  expect.soft(await faint(page), `${where} has nothing faint`).toEqual([]);
  expect.soft(await violations(page), where).toEqual([]);
}

/** What moves has come to rest: colours in mid-fade are nothing to be judged. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === "running").length,
        ),
      // On a busy machine the browser paints, and so ends them, seldom.
      { timeout: 60_000 },
    )
    .toBe(0);
}
