import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { createCartSessions } from "../session/cartCookie.server.ts";
import { loader } from "./stock.ts";
import { loader as pictureLoader } from "./stockPicture.ts";

const cartSessions = createCartSessions(["a secret of thirty-two characters"], false);

async function stock(kind: string) {
  const session = await cartSessions.getSession();
  session.set("cartId", "cart_1");
  const headers = { Cookie: await cartSessions.headerOf(session) };
  const request = new Request(`http://shop.test/stock/${kind}?lng=en`, { headers });
  const stockOf = vi.fn(async () => []);
  const args = { request, params: { kind }, context: { cartSessions, stockOf } };
  const answer = await loader(args as unknown as LoaderFunctionArgs).catch((thrown: unknown) => thrown);
  return { answer, asked: stockOf.mock.calls };
}

test("an open page asks what is left for its own cart, in its language", async () => {
  const { answer, asked } = await stock("table");
  expect([answer, asked]).toEqual([{ stock: [] }, [["table", "en", "cart_1"]]]);
});

test.each(["sofa", "frame", "sample"])("there is no stock of planks for a %s", async (kind) => {
  const { answer, asked } = await stock(kind);
  expect([(answer as Response).status, asked]).toEqual([404, []]);
});

const picture = (params: object, plankPictureOf: () => Promise<Buffer | null>) =>
  pictureLoader({ params, context: { plankPictureOf, log: { warn() {} } } } as unknown as LoaderFunctionArgs);
const FACE = { kind: "table", plank: "plank_1", view: "face" };

test("a plank's picture comes as one, and one that cannot be had for now is not kept as missing", async () => {
  const there = await picture(FACE, async () => Buffer.from("webp"));
  expect([there.status, there.headers.get("content-type"), await there.text()]).toEqual([
    200,
    "image/webp",
    "webp",
  ]);
  const silent = await picture(FACE, () => Promise.reject(new Error("silent")));
  expect([silent.status, silent.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect((await picture(FACE, async () => null)).status).toBe(404);
});

test.each([
  { ...FACE, view: "back" },
  { ...FACE, kind: "sofa" },
  { ...FACE, kind: "frame" },
  { ...FACE, plank: "x".repeat(101) },
])("nothing is asked for what no plank has: %j", async (params) => {
  const asked = vi.fn();
  expect((await picture(params, asked)).status).toBe(404);
  expect(asked).not.toHaveBeenCalled();
});
