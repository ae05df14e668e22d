import { readFile } from "node:fs/promises";
import { HtmlValidate, type Message } from "html-validate";
import { expect, test } from "vitest";
import { pagesOn } from "../../browser/access/routes";

const running: { storefront: string } = JSON.parse(await readFile(String(process.env.SHOP_JSON), "utf8"));

/** The rules of the standard alone; how markup is written out is React's own matter. */
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Robots get their page whole, people get it in pieces as it is made. */
const READERS = {
  "a person": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0",
  "a robot": "Googlebot/2.1",
};

const PAGES = [...new Set([...pagesOn("desktop"), ...pagesOn("phone")])];

/** What the validator has against a document. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const after = html.trimEnd().endsWith("</html>") ? [] : ["something stands after </html>"];
  return [...results.flatMap(({ messages }) => messages).map(told), ...after];
}

function told({ ruleId, message, line, column, selector }: Message): string {
  return `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`;
}

for (const [reader, agent] of Object.entries(READERS))
  for (const language of ["de", "en"])
    test(`${reader} gets valid HTML on every page, lng=${language}`, async () => {
      const faults: Record<string, string[]> = {};
      for (const page of PAGES) {
        const url = new URL(page, running.storefront);
        url.searchParams.set("lng", language);
        const answer = await fetch(url, { headers: { "user-agent": agent } });
        const html = await answer.text();
        expect(html, page).toContain("</html>");
        const messages = await faultsOf(html);
        if (messages.length > 0) faults[page] = messages;
      }
      expect(faults).toEqual({});
    });

test("a full cart, and the page on which a piece was just put in, are valid HTML", async () => {
  const cookies = new Map<string, string>();
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(running.storefront + path, {
      method: form ? "POST" : "GET",
      body: form ? new URLSearchParams(form) : undefined,
      headers: { cookie: [...cookies.values()].join("; "), origin: running.storefront },
      redirect: "manual",
    });
    for (const cookie of answer.headers.getSetCookie())
      cookies.set(cookie.split("=", 1)[0] ?? "", cookie.split(";", 1)[0] ?? "");
    return answer;
  };
  const pieces: [string, Record<string, string>][] = [
    ["Table", {}],
    ["Table", {}],
    ["Shelf", { frameType: "closed" }],
    ["Frame", { width: "60", height: "90", filling: "mirror" }],
    ["Stool", { color: "own", ownColor: "ral5024" }],
    ["Stool", { intent: "sample" }],
  ];
  for (const [kind, form] of pieces)
    expect((await ask(`/configurator${kind}Desktop`, form)).status, kind).toBe(303);
  const added = await (await ask("/configuratorStoolDesktop")).text();
  expect(added.includes("<dialog"), "the notice about the last piece").toBe(true);
  expect(await faultsOf(added)).toEqual([]);
  const cart = await (await ask("/cartDesktop")).text();
  expect(cart.includes("RAL 5024")).toBe(true);
  expect(await faultsOf(cart)).toEqual([]);
});
