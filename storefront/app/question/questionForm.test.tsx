import { createInstance } from "i18next";
import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";

let fetched: object | undefined;
vi.mock("@remix-run/react", () => ({
  Link: "a",
  useFetcher: () => ({
    state: "idle",
    data: fetched,
    Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  }),
  useLocation: () => ({ search: "?length=180" }),
}));
// Other tests of this process may have loaded them with the modules that are mocked here.
vi.resetModules();
const { QuestionForm } = await import("./QuestionForm.tsx");

/** What the form sends along unseen, by the names of its fields. */
async function hidden(props: Partial<ComponentProps<typeof QuestionForm>>) {
  const i18n = createInstance();
  await i18n.init({ lng: "cimode" });
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <QuestionForm submission="of-this-page" {...props} />
    </I18nextProvider>,
  );
  return Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

test("a question says which piece it is about, and carries the name of its page, so that it is one however often it is sent", async () => {
  expect(await hidden({ kind: "table" })).toEqual({
    ...{ kind: "table", query: "length=180", begun: "", submission: "of-this-page" },
  });
});

test("a question that came back is sent again as the same one, and about the same piece", async () => {
  const typed = { kind: "bench", query: "length=130", begun: "", submission: "of-the-first-page", text: "?" };
  const answer = { reply: { initialValue: typed }, notice: "…" };
  expect(await hidden({ answer })).toEqual({
    ...{ kind: "bench", query: "length=130", begun: "", submission: "of-the-first-page" },
  });
});

test("a question that could not be sent is about the piece as the shopper has it now, and still the same question", async () => {
  const typed = { kind: "table", query: "length=120", begun: "", submission: "of-the-first-page", text: "?" };
  fetched = { reply: { initialValue: typed }, notice: "…" };
  const sent = await hidden({ kind: "table" });
  fetched = undefined;
  expect(sent).toEqual({
    ...{ kind: "table", query: "length=180", begun: "", submission: "of-the-first-page" },
  });
});
