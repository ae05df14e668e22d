import { expect } from "@playwright/test";
import { putInCart } from "../../cart";
import { WORDS } from "../../words";
import { open, type State, unfoldAll } from "./state";

/** What opens above a page. */
export const POPUPS: State[] = [
  {
    name: "popup-added",
    reach: async (page) => {
      // A new browser measures its width and requests the page again; the popup, shown once, would be gone by then.
      await open(page, "/configuratorTableDesktop");
      await putInCart(page, "Table");
      await open(page, "/configuratorTableDesktop");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "popup-sample",
    reach: async (page) => {
      await open(page, "/configuratorStoolDesktop");
      await putInCart(page, "Stool", { intent: "sample", color: "ffffff" });
      await open(page, "/configuratorStoolDesktop");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "popup-example-picture",
    reach: async (page, language) => {
      await open(page, "/configuratorTableDesktop");
      // Without scripts it is a link to the picture.
      await expect(page.getByRole("slider").first()).toBeEnabled();
      await page.getByRole("link", { name: WORDS[language].example }).first().click();
      await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    },
  },
];

/** Each kind with everything that can be shown at once. */
export const CONFIGURED: State[] = (
  [
    ["table", "configuratorTableDesktop?chosen=dining&choosePlanks=yes&color=own&ownColor=13447c"],
    ["desk", "configuratorTableOfficeDesktop?choosePlanks=yes&color=own&ownColor=13447c"],
    ["bench", "configuratorBenchDesktop?chosen=threePerson&choosePlanks=yes&frameType=massive"],
    ["stool", "configuratorStoolDesktop?chosen=high&choosePlanks=yes&color=own&ownColor=8a1f2b"],
    ["shelf", "configuratorShelfDesktop?width=160&choosePlanks=yes&boards=10l+40+80r&numberOfPlanks=3"],
    ["frame", "configuratorFrameDesktop?width=60&height=80&filling=passepartout&passepartoutColor=f3ead7"],
  ] as const
).map(([kind, address]) => ({
  name: `configured-${kind}`,
  reach: async (page) => {
    await open(page, `/${address}`);
    await unfoldAll(page);
  },
}));
