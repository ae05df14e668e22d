import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { withLimits } from "./limited.ts";

const answer = () => new Response("served");
const page = { default: () => null, loader: answer, action: answer };
const routes = {
  page: { id: "page", path: "page", module: page },
  picture: { id: "picture", path: "picture/:name", module: { loader: answer } },
  robots: { id: "robots", path: "robots.txt", module: { loader: answer } },
};

/** What a route answers or throws when its limits are used up. */
async function statusOf(id: keyof typeof routes, what: "loader" | "action", wait = 42): Promise<number> {
  const used = withLimits({ routes } as unknown as ServerBuild, { take: async () => wait });
  try {
    const handler = used.routes[id]?.module[what] as (() => Promise<Response>) | undefined;
    return (await handler?.())?.status ?? 0;
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    expect(refused.headers.get("retry-after")).toBe(String(wait));
    expect(await refused.json()).toMatchObject({ issues: [{ code: "too_many_requests" }] });
    return refused.status;
  }
}

test("every action and every file with an address of its own is limited, pages and fixed files are not", async () => {
  expect(await statusOf("page", "action")).toBe(429);
  expect(await statusOf("picture", "loader")).toBe(429);
  expect(await statusOf("page", "action", 1)).toBe(429);
  expect(await statusOf("picture", "loader", 1)).toBe(429);
  expect(await statusOf("page", "action", 0)).toBe(200);
  expect(await statusOf("page", "loader")).toBe(200);
  expect(await statusOf("robots", "loader")).toBe(200);
});
