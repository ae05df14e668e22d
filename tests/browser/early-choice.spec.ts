import { expect, test } from "@playwright/test";
import { shop } from "./shop";

/** Chooses three pieces in the very moment in which the page's scripts begin to listen for choices. */
function chooseAsScriptsBegin(): void {
  const listen = document.addEventListener;
  let isChosen = false;
  document.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === "change" && !isChosen) {
      isChosen = true;
      queueMicrotask(() => {
        const field = document.querySelector<HTMLSelectElement>("select[name=count]");
        if (!field) throw new Error("The page has no field for the number.");
        field.value = "3";
        field.dispatchEvent(new Event("change", { bubbles: true }));
      });
    }
    listen.call(document, type, ...rest);
  };
}

test("a number that is chosen as the page's scripts begin counts when they answer", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await page.addInitScript(chooseAsScriptsBegin);
  await page.goto(`${shop.storefront}/configuratorBenchDesktop`);
  await expect(page.getByText("3 × 935 € = 2.805 €")).toBeVisible();
  expect(faults).toEqual([]);
});
