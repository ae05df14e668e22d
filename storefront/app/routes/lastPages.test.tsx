import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let order: object | null = null;
vi.mock("@remix-run/react", () => ({
  Form: "form",
  Link: "a",
  useActionData: () => undefined,
  useLoaderData: () => ({ order, code: null }),
  useNavigation: () => ({ state: "idle" }),
  useRouteLoaderData: () => ({ settings: { iban: "DE02 1203 0000 0000 2020 51", bankHolder: "Bohle" } }),
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { default: OrderCompleted } = await import("./orderCompleted.tsx");
const { default: OrderReserved } = await import("./orderReserved.tsx");

async function page(Page: () => ReactNode, shown: object | null): Promise<string> {
  order = shown;
  const written = renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Page />
    </I18nextProvider>,
  );
  return written.replace(/\s/g, " ");
}

const PLACED = { number: "1046", total: 1491, byTransfer: false, byDebit: false, bill: null };
const PAGES = [
  ["an order", OrderCompleted],
  ["a reservation", OrderReserved],
] as const;

test.each(PAGES)(
  "a browser that has placed none is not thanked for %s, and finds the way on",
  async (_what, Page) => {
    const written = await page(Page, null);
    expect(written).toContain('to="/cartDesktop"');
    expect(written).not.toContain('id="ordered-draft"');
  },
);

test.each(PAGES)(
  "who has placed %s reads number and sum, and what was typed for it is let go of",
  async (_what, Page) => {
    const written = await page(Page, PLACED);
    expect(written).toContain("1046");
    expect(written).toContain("1.491 €");
    expect(written).toContain('id="ordered-draft"');
  },
);

test("who pays by transfer reads where to, and nobody else does", async () => {
  expect(await page(OrderCompleted, { ...PLACED, byTransfer: true })).toContain("IBAN");
  expect(await page(OrderCompleted, PLACED)).not.toContain("IBAN");
});
