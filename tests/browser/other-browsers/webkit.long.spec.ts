import { expect, test } from "@playwright/test";
import { pagesOn } from "../access/routes";
import { shop } from "../shop";
import { LANGUAGES, type Language, WORDS } from "../words";
import { DriverShopper } from "./driver-shopper";
import { buyTable } from "./purchase";
import { type Element, WebKit, type Window } from "./web-driver";

const { WEBKIT_DRIVER_PATH = "", MINI_BROWSER_PATH = "", WEBKIT_MISSING } = process.env;

test.skip(
  !WEBKIT_DRIVER_PATH || !MINI_BROWSER_PATH,
  `WebKit is not tested: ${WEBKIT_MISSING ?? "WEBKIT_DRIVER_PATH and MINI_BROWSER_PATH are not set"}`,
);

const PHONE = { width: 390, height: 844 };
const WINDOWS = { de: { width: 1440, height: 900 }, en: PHONE };
const LOCALES = { de: "de_DE.UTF-8", en: "en_GB.UTF-8" };

async function inWebKit(
  window: Window,
  language: Language,
  visit: (shopper: DriverShopper, browser: WebKit) => Promise<void>,
): Promise<void> {
  const browser = await WebKit.start(WEBKIT_DRIVER_PATH, MINI_BROWSER_PATH, window, LOCALES[language]);
  try {
    await visit(new DriverShopper(browser), browser);
  } finally {
    await browser.end();
  }
}

for (const language of LANGUAGES) {
  const { width } = WINDOWS[language];
  test(`WebKit: a table is designed, ordered and paid in ${language} at ${width} px, and staff see one paid order of the same sum`, async () => {
    await inWebKit(WINDOWS[language], language, (shopper) =>
      buyTable({ shopper, language, pictures: (name) => test.info().outputPath(`${name}.png`) }),
    );
  });

  test(`WebKit: at 390 px no page in ${language} scrolls sideways, reports an error or has a field that a phone would zoom to`, async () => {
    await inWebKit(PHONE, language, async (shopper, browser) => {
      for (const page of [...pagesOn("phone"), "/configuratorTableMobile?choosePlanks=yes&color=own"]) {
        const address = new URL(page, shop.storefront);
        address.searchParams.set("lng", language);
        await shopper.visit(address.href);
        expect.soft(await shopper.overflow(), page).toBeLessThanOrEqual(0);
        expect.soft(await browser.run(SMALL_FIELDS), `small fields of ${page}`).toEqual([]);
        expect.soft(await shopper.errors(), `errors on ${page}`).toEqual([]);
      }
    });
  });
}

/** Names of the visible fields with text below 16 px: an iPhone zooms to them, and the page stays wider than its screen. */
const SMALL_FIELDS = `return [...document.querySelectorAll(
  "input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=hidden]), select, textarea")]
  .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.name)`;

/** Heights of the buttons in the open dialog, px. WebKit fits a dialog that is a grid to its window and stretches its rows. */
const BUTTONS_OF_DIALOG =
  "return [...document.querySelectorAll('dialog[open] :is(a, button).button')].map((button) => button.offsetHeight)";

const IS_HYDRATED =
  "return Object.keys(document.querySelector('main')).some((key) => key.startsWith('__reactFiber'))";

async function expectNothingStretched(browser: WebKit): Promise<void> {
  await expect.poll(async () => (await browser.run<number[]>(BUTTONS_OF_DIALOG)).length).toBeGreaterThan(0);
  expect(Math.max(...(await browser.run<number[]>(BUTTONS_OF_DIALOG)))).toBeLessThanOrEqual(50);
}

test("WebKit: the dialogs of a plank and of what lies in the cart are as high as what they hold", async () => {
  await inWebKit(WINDOWS.de, "de", async (shopper, browser) => {
    await shopper.visit(`${shop.storefront}/configuratorTableDesktop?choosePlanks=yes&lng=de`);
    // Before that it is a link to a picture.
    await expect.poll(() => browser.run(IS_HYDRATED)).toBe(true);
    await shopper.press("link", /^Planke .* groß ansehen$/);
    await expectNothingStretched(browser);
    await shopper.visit(`${shop.storefront}/configuratorTableDesktop?lng=de`);
    await shopper.press("button", WORDS.de.addToCart);
    await expectNothingStretched(browser);
  });
});

test("WebKit: the first press on the order button tells what is missing, also out of a field with a fault", async () => {
  const words = WORDS.de;
  await inWebKit(PHONE, "de", async (shopper, browser) => {
    await shopper.visit(`${shop.storefront}/configuratorTableMobile?lng=de`);
    await shopper.press("button", words.addToCart);
    await shopper.press("link", words.toCart);
    await expect.poll(() => shopper.sees("heading", words.cart)).toBe(true);
    // Its fault appears when the field is left: the button below must not move away under the press.
    await shopper.write("textbox", /^E-Mail$/, "mia@");
    await shopper.press("button", words.order);
    await expect
      .poll(() => browser.run("return document.activeElement.name"), "the first field at fault")
      .toBe("firstName");
    const faulty = await browser.run<string[]>(
      "return [...document.querySelectorAll('[aria-invalid=true]')].map(({ name }) => name)",
    );
    expect(faulty).toEqual(["firstName", "lastName", "email", "street", "zip", "city", "dataSecurity"]);
  });
});

/** Presses the middle of the first visible element once. */
async function pressOnce(browser: WebKit, selector: string): Promise<void> {
  const element = await browser.run<Element>(
    `const element = [...document.querySelectorAll(arguments[0])].find((one) => one.checkVisibility());
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return element`,
    selector,
  );
  await browser.act(element, "click");
}

test("WebKit: out of a field with a fault, the first press on a box or on the voucher's button counts", async () => {
  await inWebKit(PHONE, "de", async (shopper, browser) => {
    await shopper.visit(`${shop.storefront}/configuratorTableMobile?lng=de`);
    await shopper.press("button", WORDS.de.addToCart);
    await shopper.press("link", WORDS.de.toCart);
    const path = async () => (await shopper.address()).pathname;
    await expect.poll(path).toMatch(/^\/cart/);
    const cart = (await shopper.address()).href;
    for (const [pressed, counts] of [
      ["[name=dataSecurity]", "document.querySelector('[name=dataSecurity]').checked"],
      ["[name=billing]", "document.querySelector('[name=billing]').checked"],
      ["[value=voucher]", "document.querySelector('#voucher-fault') !== null"],
    ] as const) {
      await shopper.visit(cart);
      await expect.poll(() => browser.run(IS_HYDRATED)).toBe(true);
      await shopper.write("textbox", /^E-Mail$/, "mia@");
      await pressOnce(browser, pressed);
      await expect.poll(() => browser.run(`return ${counts}`), pressed).toBe(true);
      expect(
        await browser.run("return document.querySelector('[name=email] ~ .fault').checkVisibility()"),
        `the fault, after ${pressed}`,
      ).toBe(true);
    }
  });
});

/** How far below the head of the page the controls of a configurator begin, px, and whether its drawing has got lower. */
const CONTROLS = `const controls = document.querySelector(".controls").getBoundingClientRect();
return [Math.round(controls.top + scrollY), document.querySelector(".stage").dataset.low === "true"]`;

test("WebKit: on a phone the controls stay where they are when the drawing above them gets lower", async () => {
  await inWebKit(PHONE, "de", async (shopper, browser) => {
    await shopper.visit(`${shop.storefront}/configuratorTableMobile?lng=de`);
    await expect.poll(() => browser.run(IS_HYDRATED)).toBe(true);
    const [top, isLow] = await browser.run<[number, boolean]>(CONTROLS);
    expect(isLow).toBe(false);
    await browser.run("scrollTo({ top: 1000, behavior: 'instant' })");
    await expect.poll(async () => (await browser.run<[number, boolean]>(CONTROLS))[1]).toBe(true);
    expect((await browser.run<[number, boolean]>(CONTROLS))[0]).toBe(top);
  });
});

/** Signs staff in as the admin does: a token for the password, a cookie for the token. */
const SIGN_IN = `return (async ([email, password]) => {
  const send = (path, headers, body) => fetch(path, { method: "POST", headers, body });
  const json = { "content-type": "application/json" };
  const answer = await send("/auth/user/emailpass", json, JSON.stringify({ email, password }));
  const { token } = await answer.json();
  return (await send("/auth/session", { authorization: "Bearer " + token })).ok;
})(arguments)`;

test("WebKit: staff see the invoices of this month, for which the browser says its name", async () => {
  await inWebKit(WINDOWS.de, "de", async (shopper, browser) => {
    await shopper.visit(`${shop.medusa}/app/login`);
    expect(await browser.run(SIGN_IN, shop.staff.email, shop.staff.password)).toBe(true);
    await shopper.visit(`${shop.medusa}/app/papers`);
    await expect
      .poll(() => browser.run("return document.body.innerText"))
      .toMatch(/Keine Rechnungen\.|Summe:/);
  });
});
