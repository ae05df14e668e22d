import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";

vi.mock("@remix-run/react", () => ({ Link: "a" }));
vi.mock("../layout/ContactButtons.tsx", () => ({ ContactButtons: () => null }));
vi.mock("../money/money.ts", () => ({ useMoney: () => ({ euro: String }) }));

test.each([
  ["gone", ["Planke 17 ist weg"]],
  ["changed", []],
  ["failed", []],
] as const)("a payment that goes back says why: %s", async (cause, reasons) => {
  // Tests of one process share modules, and another one may have loaded these without the mocks.
  vi.resetModules();
  const { LostPayment } = await import("./LostPayment.tsx");
  const i18n = createInstance();
  await i18n.init({ lng: "cimode" });
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LostPayment lost={{ amount: 100, cause, reasons: [...reasons] }} />
    </I18nextProvider>,
  );
  expect(page.includes("Planke 17 ist weg")).toBe(cause === "gone");
  // A list of nothing is read out as one.
  expect(page.includes("<ul")).toBe(cause === "gone");
  expect(page.match(/order\.lost\.(?:text|kept)\.\w+/g)).toEqual([
    `order.lost.text.${cause}`,
    `order.lost.kept.${cause}`,
  ]);
});
