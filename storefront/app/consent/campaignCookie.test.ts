import { expect, test } from "vitest";
import { campaignAfter, campaignOf } from "./campaignCookie.server.ts";

const LINK = "https://shop.test/?utm_source=brief&utm_term=tisch";
const YES = "consent=2.yes.2026-11-21";
const NO = "consent=2.no.2026-11-21";

/** The cookie that a browser keeps after the page of a link, by its visitor's decision. */
async function keptAfter(decision: "yes" | "no" | null, url = LINK): Promise<string | null> {
  return campaignAfter(decision, url);
}
const named = (...cookies: string[]) =>
  campaignOf(new Request("https://shop.test/", { headers: { Cookie: cookies.join("; ") } }));
const pair = (cookie: string | null) => cookie?.split(";", 1)[0] ?? "";

test("where a visitor came from is kept with their consent alone, out of reach of scripts", async () => {
  expect(await keptAfter(null)).toBeNull();
  expect(await keptAfter("yes", "https://shop.test/?ref=7")).toBeNull();
  const kept = await keptAfter("yes");
  expect(kept).toMatch(/^campaign=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await named(YES, pair(kept))).toEqual({ source: "brief", term: "tisch" });
});

test("who refuses is forgotten at once, and named with no order even while the cookie is still there", async () => {
  expect(await keptAfter("no")).toMatch(/^campaign=[^;]*; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  const kept = pair(await keptAfter("yes"));
  expect([await named(NO, kept), await named(kept)]).toEqual([undefined, undefined]);
});

test("a cookie that its browser has changed is read as an address is read, or not at all", async () => {
  const made = (value: unknown) => `campaign=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
  expect(await named(YES)).toBeUndefined();
  for (const value of ["words", null, 7, {}, { other: "x" }])
    expect(await named(YES, made(value))).toBeUndefined();
  const changed = await named(YES, made({ source: "x".repeat(300), content: { a: 1 }, role: "admin" }));
  expect(changed).toEqual({ source: "x".repeat(200), content: "[object Object]" });
});
