import type { LoaderFunctionArgs } from "@remix-run/node";
import { expect, test } from "vitest";
import { legalPage } from "../content/queries/legal.server.ts";
import { reviews } from "../content/queries/reviews.server.ts";
import { textsIn } from "../language/language.server.ts";
import { legalAnswer } from "../legal/legalPage.server.ts";
import { reviewsOf } from "./reviews.server.ts";

/** What an import may have brought into the CMS past the Studio. */
const NO_DAYS = ["31.05.2026", "05.06.2026", "demnächst", "2026-13-01", "2026-02-30", "2026"];

const noPicture = () => null;

/** How the page of a kind says the day of a review. */
async function dayOfReview(date: string) {
  const written = { id: "a", firstName: "Ada", kind: "table", text: "Schön", date };
  const found = reviews.shape([written] as unknown as Parameters<typeof reviews.shape>[0], noPicture);
  const context = { content: { reviews: async () => found } } as unknown as LoaderFunctionArgs["context"];
  const shown = await reviewsOf("table", { all: true, language: "de", t: await textsIn("de") }, context);
  return shown.reviews.map(({ date, day }) => ({ date, day }));
}

const block = {
  _type: "block",
  _key: "a",
  children: [{ _type: "span", _key: "b", text: "Es gilt deutsches Recht." }],
};

/** How the page of a legal text says since when it holds. */
async function dayOfTerms(validFrom: string) {
  const written = { key: "terms", title: "AGB", text: [block], validFrom };
  const page = legalPage.shape(written as unknown as Parameters<typeof legalPage.shape>[0], noPicture);
  const context = { content: { legalPage: async () => page } } as unknown as LoaderFunctionArgs["context"];
  const request = new Request("http://shop.test/agb");
  return (await legalAnswer("terms", { request, context })).page?.validFrom;
}

test.each(NO_DAYS)("'%s' is no day: the page is there, and says none", async (text) => {
  expect(await dayOfReview(text)).toEqual([{ date: "", day: "" }]);
  expect(await dayOfTerms(text)).toBe("");
});

test("a day is said as it is written", async () => {
  expect(await dayOfReview("2026-05-31")).toEqual([{ date: "2026-05-31", day: "31. Mai 2026" }]);
  expect(await dayOfReview("2028-02-29")).toEqual([{ date: "2028-02-29", day: "29. Februar 2028" }]);
  expect(await dayOfTerms("2026-01-01")).toBe("1. Januar 2026");
});
