import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";

vi.mock("@remix-run/react", () => ({ Link: "a", useNavigate: () => () => {} }));
vi.mock("../language/useLanguage.ts", () => ({ useLanguage: () => "de" }));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { DesignTools } = await import("./DesignTools.tsx");

test("a page that does not know yet what is kept on the device offers to keep its design, and does not call it kept", async () => {
  const i18n = createInstance();
  await i18n.init({ lng: "cimode" });
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <DesignTools kind="table" query="length=180" />
    </I18nextProvider>,
  );
  expect(page).toContain("drafts.keepShort");
  expect(page).not.toContain("drafts.isKept");
});
