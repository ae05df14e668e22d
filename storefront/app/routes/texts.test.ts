import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { loader } from "./texts.ts";

// What only a built shop knows.
vi.mock("../language/pageTexts.server.ts", () => ({ TEXTS_VERSION: "now", textsOfPages: () => ({}) }));

/** How long a browser keeps texts that it has asked for. */
async function kept(query: string) {
  const answer = await loader({
    request: new Request(`http://shop.test/texts/de?page=root${query}`),
    params: { language: "de" },
    context: {},
  } as unknown as LoaderFunctionArgs);
  return answer.headers.get("cache-control");
}

test("the texts of a version never change", async () => {
  expect(await kept("&version=now")).toBe("public, max-age=31536000, immutable");
});

test("what another version is told, while servers are replaced one after the other, is not kept as its texts", async () => {
  expect(await kept("&version=next")).toBe("no-store");
  expect(await kept("")).toBe("no-store");
});
