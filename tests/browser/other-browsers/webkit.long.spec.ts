import { test } from "@playwright/test";
import { LANGUAGES } from "../words";
import { DriverShopper } from "./driver-shopper";
import { buyTable } from "./purchase";
import { WebKit } from "./web-driver";

const { WEBKIT_DRIVER_PATH = "", MINI_BROWSER_PATH = "", WEBKIT_MISSING } = process.env;

test.skip(
  !WEBKIT_DRIVER_PATH || !MINI_BROWSER_PATH,
  `WebKit is not tested: ${WEBKIT_MISSING ?? "WEBKIT_DRIVER_PATH and MINI_BROWSER_PATH are not set"}`,
);

const WINDOWS = { de: { width: 1440, height: 900 }, en: { width: 390, height: 844 } };
const LOCALES = { de: "de_DE.UTF-8", en: "en_GB.UTF-8" };

for (const language of LANGUAGES) {
  const { width } = WINDOWS[language];
  test(`WebKit: a table is designed, ordered and paid in ${language} at ${width} px, and staff see one paid order of the same sum`, async () => {
    const browser = await WebKit.start(
      WEBKIT_DRIVER_PATH,
      MINI_BROWSER_PATH,
      WINDOWS[language],
      LOCALES[language],
    );
    try {
      await buyTable({
        shopper: new DriverShopper(browser),
        language,
        pictures: (name) => test.info().outputPath(`${name}.png`),
      });
    } finally {
      await browser.end();
    }
  });
}
