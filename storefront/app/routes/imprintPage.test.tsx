import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let loaded: object = {};
let settings: object | undefined;
vi.mock("@remix-run/react", () => ({
  Link: "a",
  useLoaderData: () => loaded,
  useRouteLoaderData: () => settings && { settings },
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { default: Imprint } = await import("./imprint.tsx");

const MAKER = {
  name: "Brett & Bohle",
  address: "Hafenstraße 46, 20359 Hamburg",
  email: "werkstatt@example.test",
};
const SHOP = {
  ...{ name: "Bohle", street: "Kai 1", zip: "20457", city: "Hamburg", country: "Deutschland" },
  ...{ mail: "hallo@example.test", phone: "040 123" },
};

/** The imprint in German that the page shows while the CMS has none. */
async function spoken(shop: object | undefined, maker: object | null): Promise<string> {
  settings = shop;
  loaded = { title: "Impressum", page: null, maker };
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Imprint />
    </I18nextProvider>,
  );
  return written.replaceAll("&amp;", "&");
}

test.each([
  ["the shop's settings are there", SHOP, MAKER, ["Bohle", "Kai 1", "20457 Hamburg", "hallo@example.test"]],
  ["they are not", undefined, MAKER, ["Brett & Bohle", "Hafenstraße 46", "mailto:werkstatt@example.test"]],
  [
    "they say no address",
    { name: "Bohle", mail: "hallo@example.test" },
    MAKER,
    ["Brett & Bohle", "hallo@example.test"],
  ],
  ["they say no mail", { ...SHOP, mail: "" }, MAKER, ["Kai 1", "mailto:werkstatt@example.test"]],
])(
  "name, address and mail of who runs the shop stand on its imprint where %s (§ 5 DDG)",
  async (_what, shop, maker, words) => {
    const written = await spoken(shop, maker);
    for (const word of words) expect(written).toContain(word);
  },
);

test("one mail address stands there, the shop's own", async () => {
  expect(await spoken(SHOP, MAKER)).not.toContain("werkstatt@example.test");
});
