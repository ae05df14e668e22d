import type { BrowserContextOptions } from "@playwright/test";
import { devices } from "@playwright/test";
import { LONG } from "../../long-run";
import type { Language } from "../words";

/** The two screens every page is looked at on. */
export const SCREENS = ["desktop", "phone"] as const;
export type Screen = (typeof SCREENS)[number];

/** Every screen in every language in the long run; in the short one each screen and each language once. */
export const VISITS: readonly (readonly [screen: Screen, width: number, language: Language])[] = LONG
  ? [
      ["desktop", 1280, "de"],
      ["desktop", 1280, "en"],
      ["phone", 390, "de"],
      ["phone", 390, "en"],
    ]
  : [
      ["desktop", 1280, "en"],
      ["phone", 390, "de"],
    ];

const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];

/** A browser with this screen, `width` CSS px wide. */
export function visitor(screen: Screen, width: number): BrowserContextOptions {
  if (screen === "desktop") return { viewport: { width, height: 900 }, locale: "de-DE" };
  return { userAgent, isMobile, hasTouch, viewport: { width, height: 844 }, locale: "de-DE" };
}
