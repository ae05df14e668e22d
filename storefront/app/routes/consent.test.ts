import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { campaignOf } from "../consent/campaignCookie.server.ts";
import { decisionIn } from "../consent/decision.ts";
import { action } from "./consent.ts";

/** Where the answer to the banner leads, and the cookies it sets. */
async function answered(body: Record<string, string>, origin = "https://shop.test") {
  const request = new Request(`${origin}/consent`, { method: "POST", body: new URLSearchParams(body) });
  const context = { environment: { STOREFRONT_URL: origin } } as unknown as AppLoadContext;
  const { headers } = await action({ request, context, params: {} } as ActionFunctionArgs);
  return { to: headers.get("location"), cookies: headers.getSetCookie() };
}

/** What a browser that keeps these cookies sends along. */
const sent = (cookies: string[]) => cookies.map((cookie) => cookie.split(";")[0]).join("; ");

test("who agrees goes on where they were, and the campaign they came by counts for their order", async () => {
  const { to, cookies } = await answered({ decision: "yes", page: "/faq?utm_source=brief" });
  expect(to).toBe("/faq?utm_source=brief");
  expect(decisionIn(sent(cookies))).toBe("yes");
  const headers = { Cookie: sent(cookies) };
  expect(await campaignOf(new Request("https://shop.test/", { headers }))).toEqual({ source: "brief" });
});

test("of who refuses no campaign is kept, and one that was kept is forgotten", async () => {
  const { cookies } = await answered({ decision: "no", page: "/faq?utm_source=brief" });
  expect(decisionIn(sent(cookies))).toBe("no");
  const [campaign] = cookies.filter((cookie) => cookie.startsWith("campaign="));
  expect(campaign).toMatch(/Max-Age=0/);
});

test("what is no decision sets nothing and leads to where one can be made, and nobody is led to another site", async () => {
  expect(await answered({ decision: "maybe", page: "/faq" })).toEqual({
    to: "/datasecurity#cookies",
    cookies: [],
  });
  expect((await answered({ decision: "no", page: "//other.example/" })).to).toBe("/");
});

test("the decision is kept for secure pages alone where the shop is one", async () => {
  const decided = async (origin: string) =>
    (await answered({ decision: "no", page: "/" }, origin)).cookies[0];
  expect(await decided("https://shop.test")).toContain("Secure");
  expect(await decided("http://shop.test")).not.toContain("Secure");
});
