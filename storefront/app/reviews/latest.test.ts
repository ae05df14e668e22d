import { expect, test } from "vitest";
import { latestReviews, type Review } from "../content/queries/reviews.server.ts";
import { textsIn } from "../language/language.server.ts";
import { furtherReviewsOf, ofManyKinds, reviewsOf, shownReview } from "./reviews.server.ts";

const review = (id: string, kind: Review["kind"]) => ({ id, kind }) as Review;

test("the newest review of each kind comes first, then the newest of the others", () => {
  const newest = [review("1", "table"), review("2", "table"), review("3", "bench"), review("4", "table")];
  expect(ofManyKinds(newest, 3).map(({ id }) => id)).toEqual(["1", "3", "2"]);
});

const written = {
  id: "a",
  firstName: "Annika",
  kind: "table" as const,
  length: null,
  width: null,
  height: null,
  text: "Trägt alles.",
  date: null,
  picture: null,
  authenticity: null,
  authenticityNote: null,
};
/** The CMS's types promise 1 to 5; its API takes any number. */
const shaped = (stars: (1 | 2 | 3 | 4 | 5 | null)[], given: number | null = 4) =>
  latestReviews.shape({ newest: [{ ...written, stars: given as 4 }], stars }, () => null);

test("the rating is the mean of what was given, and there is none while nobody has given any", () => {
  expect(shaped([5, 4, 4]).rating).toEqual({ count: 3, mean: 13 / 3 });
  expect(shaped([]).rating).toBeNull();
});

test.each([
  [4, 4],
  [null, null],
  [0, null],
  [6, null],
  [4.5, null],
])("%s stars of a review are shown as %s", (stars, shown) => {
  expect(shaped([], stars).newest[0]?.stars).toBe(shown);
});

test.each([
  ["example", true, "Beispiel"],
  ["order", false, "Bestell"],
] as const)(
  "beside a review stands whether a customer wrote it: %s",
  async (authenticity, example, words) => {
    const shown = shownReview(
      { ...review("1", "table"), ...written, authenticity } as unknown as Review,
      "de",
      await textsIn("de"),
    );
    expect(shown.example).toBe(example);
    expect(shown.authenticity).toContain(words);
  },
);

test("a page carries six reviews, and the others come on request, each once", async () => {
  const all = Array.from({ length: 8 }, (_, at) => ({ ...written, ...review(String(at), "table") }));
  const context = { content: { reviews: async () => all } } as never;
  const t = await textsIn("de");
  const ids = (reviews: { id: string }[]) => reviews.map(({ id }) => id).join("");
  const carried = await reviewsOf("table", { all: false, language: "de", t }, context);
  expect([ids(carried.reviews), carried.further]).toEqual(["012345", 2]);
  expect(ids(await furtherReviewsOf("table", "de", t, context))).toBe("67");
  const whole = await reviewsOf("table", { all: true, language: "de", t }, context);
  expect([ids(whole.reviews), whole.further]).toEqual(["01234567", 0]);
});
