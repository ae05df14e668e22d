import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { i18nIn } from "../language/language.server.ts";

let orderNumber: string | undefined;
let answer: object | undefined;
let navigation: { state: string; formData?: FormData } = { state: "idle" };
vi.mock("@remix-run/react", () => ({
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: "a",
  useActionData: () => answer,
  useLoaderData: () => ({ title: "", orderNumber }),
  useNavigation: () => navigation,
  useRouteLoaderData: () => undefined,
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { default: Withdrawal } = await import("./withdrawal.tsx");

/** The page of a withdrawal in German after this step. */
async function page(step?: object, linked?: string): Promise<string> {
  answer = step;
  orderNumber = linked;
  return renderToStaticMarkup(
    <I18nextProvider i18n={await i18nIn("de")}>
      <Withdrawal />
    </I18nextProvider>,
  );
}

const DECLARED = {
  ...{ name: "Anna Muster", email: "anna@example.test", order_number: "1046", scope: "some" },
  ...{ pieces: "Hocker\nBank", text: null },
};
const REVIEW = { step: "review", title: "", draft: { ...DECLARED, id: "draft_1" }, notice: null };
const CONFIRM = ">Widerruf bestätigen<";

test("the form begins with the order that its address names, and with all of it", async () => {
  const written = await page(undefined, "1046");
  expect(written).toMatch(/<input(?=[^>]*name="orderNumber")(?=[^>]*value="1046")/);
  expect(written).toMatch(/<input(?=[^>]*value="all")(?=[^>]*checked="")/);
  expect(written).not.toContain(CONFIRM);
});

test("what is declared is read once more, whole, before the button that declares it", async () => {
  const written = await page(REVIEW);
  for (const word of ["Anna Muster", "anna@example.test", "1046", "Hocker\nBank"])
    expect(written).toContain(word);
  expect(written.indexOf("Hocker\nBank")).toBeLessThan(written.indexOf(CONFIRM));
  const sent = Object.fromEntries(
    [...written.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(sent).toEqual({
    ...{ draft: "draft_1", name: "Anna Muster", orderNumber: "1046", email: "anna@example.test" },
    ...{ scope: "some", pieces: "Hocker\nBank", text: "" },
  });
});

test("a declaration under way is not made twice", async () => {
  const button = (written: string) => /<button(?=[^>]*value="confirm")[^>]*>/.exec(written)?.[0] ?? "";
  expect(button(await page(REVIEW))).not.toContain("disabled");
  const formData = new FormData();
  formData.set("intent", "confirm");
  navigation = { state: "submitting", formData };
  const under = button(await page(REVIEW));
  navigation = { state: "idle" };
  expect(under).toContain("disabled");
});

test("the receipt names when it came, its number and what was declared, and declares nothing more", async () => {
  const receipt = { ...DECLARED, withdrawal_id: "W-7", confirmed_at_words: "30. November 2026, 11:52 Uhr" };
  const written = await page({ step: "receipt", title: "", receipt });
  for (const word of [
    "Dein Widerruf ist eingegangen.",
    "W-7",
    "30. November 2026, 11:52 Uhr",
    "1046",
    "Anna Muster",
  ])
    expect(written).toContain(word);
  expect(written).not.toContain("<form");
});

test("a form that got lost says so, and one with faults comes back with what was typed", async () => {
  expect(await page({ unreachable: true })).toMatch(/role="alert"[^>]*>[^<]*nicht bei uns an/);
  const reply = { initialValue: { name: "Anna", scope: "all" }, error: { email: ["emailRequired"] } };
  const written = await page({ step: "form", title: "", reply, notice: "Bitte sieh nach." });
  expect(written).toContain("Bitte sieh nach.");
  expect(written).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Anna")/);
  expect(written).toContain('class="fault"');
});
