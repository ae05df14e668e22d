import { LANGUAGES } from "../language/languages.ts";
import { PATHS } from "../language/paths.ts";
import { PAIRED_PAGES, pagePath, type Screen } from "../screen/screen.ts";

const SCREENS: readonly Screen[] = ["desktop", "mobile"];

/** Every path of a page, as it is written. Payment links and pages of orders have a part that varies, and are not among them. */
export const PAGES: readonly string[] = [
  "/",
  ...PAIRED_PAGES.flatMap((page) => SCREENS.map((screen) => pagePath(page, screen))),
  "/tisch",
  "/bank",
  "/regal",
  "/hocker",
  "/configuratorDesktop",
  "/cartDesktop",
  "/orderCompleted",
  "/orderCompletedStripe",
  "/orderCancelled",
  "/orderCancelledStripe",
  "/orderReserved",
  "/orderFailed",
  "/messageSent",
  "/faq",
  "/impressum",
  "/datasecurity",
  "/sustainabilityDesktop",
  "/about",
  ...Object.values(PATHS).flatMap((paths) => LANGUAGES.map((language) => paths[language])),
];
