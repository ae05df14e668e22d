import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let answer: object | undefined;
let loaded: object;
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: "a",
  isRouteErrorResponse: () => false,
  useActionData: () => answer,
  useFetchers: () => [],
  useLoaderData: () => loaded,
  useNavigation: () => ({ state: "idle" }),
  useRevalidator: () => ({ revalidate: () => {} }),
  useSubmit: () => () => {},
}));
// Other tests of this process may have loaded it with the module that is mocked here.
vi.resetModules();
const { default: Cart } = await import("./cart.tsx");

/** The cart's page in German without a bill; after a form that was sent with these words. */
async function page(silent: boolean, typed?: object): Promise<string> {
  loaded = { title: "", bill: null, silent };
  answer = typed && { reply: { initialValue: typed }, notice: "…", voucher: null };
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Cart />
    </I18nextProvider>,
  );
}

const EMPTY = "Du hast noch keine Produkte im Warenkorb";

test("a cart of which the shop says nothing is not called empty, and can be asked for again", async () => {
  const written = await page(true);
  expect(written).toContain('role="alert"');
  expect(written).toContain('href="/cartDesktop"');
  expect(written).not.toContain(EMPTY);
  expect(await page(false)).toContain(EMPTY);
});

test("what was typed goes along with the next try, which orders nothing", async () => {
  const typed = { city: "Berlin", phone: "", intent: "order", shownOffer: "1491.order" };
  const written = await page(true, typed);
  expect(
    [...written.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...one]) => one),
  ).toEqual([["city", "Berlin"]]);
  expect(written).toMatch(/<button[^>]*name="intent" value="terms"/);
});
