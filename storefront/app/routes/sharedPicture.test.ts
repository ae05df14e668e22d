import { PRICES } from "@planke46/furniture-rules";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { loader } from "./sharedPicture.ts";

/** The picture at an address, of a shop that answers; what is thrown is an answer as well. */
function pictured(kind: string, query = "", headers: Record<string, string> = {}): Promise<Response> {
  const context = {
    content: { settings: async () => ({ name: "Bohle", deliveryWeeks: 8 }) },
    commerce: { prices: async () => ({ prices: PRICES }) },
    plankPictureOf: async () => null,
  };
  const request = new Request(`http://shop.test/og/${kind}${query}`, { headers });
  return loader({ request, params: { kind }, context } as unknown as LoaderFunctionArgs).catch(
    (thrown: Response) => thrown,
  );
}

test("a link to the shop is shared with a picture, which is not sent twice to who has it", async () => {
  const answer = await pictured("shop", "?lng=en");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  const png = new Uint8Array(await answer.arrayBuffer());
  expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join("")).toBe("PNG");
  const again = await pictured("shop", "?lng=en", { "If-None-Match": answer.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
  const german = await pictured("shop", "", { "If-None-Match": answer.headers.get("etag") ?? "" });
  expect(german.status).toBe(200);
});

test.each([
  ["a kind that is none", "sofa", ""],
  ["a sample, which has no configurator", "sample", ""],
  ["a piece that cannot be built", "table", "?chosen=individual&length=999&width=80&height=75"],
  ["more than a configuration says", "shop", `?lng=en&more=${"x".repeat(1000)}`],
])("there is no picture of %s, and nothing is painted for it", async (_what, kind, query) => {
  const answer = await pictured(kind, query);
  expect([answer.status, answer.headers.get("content-type")]).not.toContain("image/png");
  expect(answer.status).toBe(404);
});
