import { expect, test } from "vitest";
import routes from "../routes.ts";
import { PAGES, pageMeant } from "./oldLinks.ts";

/** Routes that answer with something other than a page, or whose path varies. */
const NO_PAGES = [
  "*",
  "pay/:token",
  "payment-collection/:token",
  "auftrag/:token",
  "order/:token",
  "auftrag/:token/:files/:name",
  "order/:token/:files/:name",
  "stock/:kind",
  "stock/:kind/:plank/:view",
  "reviews/:kind",
  "cart/offer",
  "cart/contact",
  "language",
  "consent",
  "texts/:language",
  "preview",
  "preview/end",
  "preview/mail/:key",
  "drawing/:kind",
  "og/:kind",
  "model/:file",
  "photo/:file",
  "sitemap.xml",
  "robots.txt",
  "manifest.webmanifest",
];

test("every route is a page we know the path of, or known to be none", async () => {
  const paths = (await routes).map(({ path }) => path ?? "");
  const pages = paths.filter((path) => !NO_PAGES.includes(path));
  expect(pages.map((path) => `/${path}`).sort()).toEqual([...PAGES].sort());
});

test.each([
  ["/FAQ", "/faq"],
  ["/faq/", "/faq"],
  ["//faq//", "/faq"],
  ["/CONFIGURATORTABLEMOBILE", "/configuratorTableMobile"],
  ["/index.html", "/"],
  ["/Tisch.html", "/tisch"],
  ["/faq.htm", "/faq"],
  ["/cartMobile", "/cartDesktop"],
  ["/faq.", "/faq"],
  ["/configuratorTableDesktop)%22", "/configuratorTableDesktop"],
])("%s means %s", (asked, page) => {
  expect(pageMeant(asked)).toBe(page);
});

test.each(["/", "/faq", "/nothing", "/faq.data", "/faq.html5", "/constructor", "/__proto__", "/pay/Abc/"])(
  "%s is left as it is",
  (asked) => {
    expect(pageMeant(asked)).toBeNull();
  },
);

test("no page is led to itself", () => {
  expect(PAGES.filter((path) => pageMeant(path) !== null)).toEqual([]);
});
