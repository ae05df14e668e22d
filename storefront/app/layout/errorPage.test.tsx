import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let error: unknown;
vi.mock("@remix-run/react", () => ({
  Link: "a",
  isRouteErrorResponse: (thrown: unknown) => typeof (thrown as { status?: number })?.status === "number",
  useLocation: () => ({ pathname: "/faq", search: "?offen=holz" }),
  useRevalidator: () => ({ revalidate: () => {} }),
  useRouteError: () => error,
  useRouteLoaderData: () => undefined,
}));
// Other tests of this process may have loaded it with the module that is mocked here.
vi.resetModules();
const { ErrorPage } = await import("./ErrorPage.tsx");

/** The page that stands in for one that failed so, in German. */
async function page(thrown: unknown): Promise<string> {
  error = thrown;
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <ErrorPage />
    </I18nextProvider>,
  );
}

const heading = (written: string) => /<h1[^>]*>([^<]*)</.exec(written)?.[1];
const AGAIN = 'href="/faq?offen=holz"';

test("an address that is none leads to the shop; trying it again would be in vain", async () => {
  const written = await page({ status: 404 });
  expect(written).toContain('to="/"');
  expect(written).not.toContain(AGAIN);
});

test.each([
  ["the shop does not answer", { status: 503 }],
  ["too many asked at once", { status: 429 }],
  ["the page has a fault", new Error("secret words of a fault")],
])(
  "a page that failed because %s can be tried again, and shows nothing of the shop's inside",
  async (_what, thrown) => {
    const written = await page(thrown);
    expect(written).toContain(AGAIN);
    expect(written).not.toContain("secret words");
  },
);

test("each reason has its own words", async () => {
  const lost = new TypeError("Failed to fetch");
  const reasons = [{ status: 404 }, { status: 429 }, { status: 500 }, lost];
  const headings = new Set<string | undefined>();
  for (const thrown of reasons) headings.add(heading(await page(thrown)));
  expect(headings.size).toBe(4);
});
