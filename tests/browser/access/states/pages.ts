import { expect } from "@playwright/test";
import { WORDS } from "../../words";
import { open, press, type State, unfoldAll } from "./state";

/** Pages with faults, unfolded, or asked for something. */
export const PAGES: State[] = [
  {
    name: "configurator-with-faults",
    reach: async (page) => {
      await open(page, "/configuratorShelfDesktop?width=999&boards=nonsense&color=pink");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  {
    name: "configurator-plank-gone",
    reach: async (page) => {
      await open(page, "/configuratorBenchDesktop?choosePlanks=yes&plank1=plank_gone");
    },
  },
  {
    name: "question-with-faults",
    reach: async (page, language) => {
      await open(page, "/configuratorStoolDesktop");
      await expect(page.getByRole("slider").first()).toBeEnabled();
      await press(page, WORDS[language].ask);
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "faq-unfolded",
    reach: async (page) => {
      await open(page, "/faq");
      await unfoldAll(page);
    },
  },
  {
    name: "sustainability-unfolded",
    reach: async (page) => {
      await open(page, "/sustainabilityDesktop");
      await unfoldAll(page);
    },
  },
  {
    name: "consent-asked",
    reach: async (page) => {
      await page.context().clearCookies({ name: "consent" });
      await open(page, "/bienen");
      await expect(page.getByRole("complementary").getByRole("button").first()).toBeVisible();
    },
  },
  {
    name: "consent-given",
    reach: async (page) => {
      await page.context().clearCookies({ name: "consent" });
      await open(page, "/bienen");
      await press(page, /^Ja, gern$|^Yes/);
      await expect(page.getByText(/^Danke!|^Thank/).first()).toBeVisible();
    },
  },
  {
    name: "error",
    reach: async (page) => {
      // No page is sent to this way: the shop answers as it does when something broke.
      await page.route("**/about", (route) => route.continue({ method: "POST" }));
      await open(page, "/about");
      await page.unroute("**/about");
    },
  },
];
