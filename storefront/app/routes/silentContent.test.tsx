import { PRICES } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let loaded: unknown;
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLoaderData: () => loaded,
  useRouteLoaderData: () => undefined,
}));
// Other tests of this process may have loaded them with the module that is mocked here.
vi.resetModules();
const about = await import("./about.tsx");
const bees = await import("./bees.tsx");
const faq = await import("./faq.tsx");
const home = await import("./home.tsx");
const sustainability = await import("./sustainability.tsx");

interface Page {
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
  default: () => ReactNode;
}

/** A shop whose editors have written nothing yet, or whose CMS has never answered. */
const NOTHING = {
  content: {
    ...{ homePage: async () => null, aboutPage: async () => null, beesPage: async () => null },
    ...{ sustainabilityPage: async () => null, faq: async () => null },
    latestReviews: async () => ({ newest: [], rating: null }),
    settings: async () => ({ name: "Bohle", deliveryWeeks: 8 }),
  },
  commerce: { prices: async () => ({ prices: PRICES, offSale: [] }) },
  environment: { STOREFRONT_URL: "http://shop.test" },
  stockOf: async () => null,
  structuredData: [],
};

/** The page in German. */
async function opened(
  { loader, default: Shown }: Page,
  address: string,
  context: object = NOTHING,
): Promise<string> {
  const request = new Request(`http://shop.test${address}`, { headers: { "Accept-Language": "de" } });
  loaded = await loader({ request, params: {}, context } as unknown as LoaderFunctionArgs);
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Shown />
    </I18nextProvider>,
  );
}

test.each([
  ["the workshop", about, "/about"],
  ["the bees", bees, "/beesDesktop"],
  ["sustainability", sustainability, "/sustainabilityDesktop"],
])(
  "a page about %s that nobody has written yet says so, is not to be found, and has its name",
  async (_what, page, address) => {
    const written = await opened(page as unknown as Page, address);
    expect(written).toMatch(/<h1>[^<]+<\/h1>/);
    expect(written).toContain('class="notice"');
    expect(loaded).toMatchObject({ unwritten: true });
  },
);

test("the page of questions without any says so, and whom to ask", async () => {
  const written = await opened(faq as unknown as Page, "/faq");
  expect(written).toContain('class="notice"');
  expect(written).toContain('id="ask"');
});

test("the home page stands without the CMS and without the stock: what there is to buy and what it costs", async () => {
  const written = await opened(home as unknown as Page, "/");
  expect(written).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  for (const kind of ["Table", "TableOffice", "Bench", "Stool", "Shelf", "Frame"])
    expect(written).toContain(`href="/configurator${kind}Desktop`);
  expect(written.replace(/\s/g, " ")).toMatch(/\d €/);
  expect(written).not.toContain('aria-labelledby="counted"');
});
