import { localized } from "./localized.ts";
import type { ReviewRow } from "./review-row.ts";
import { benchReviews, stoolReviews } from "./reviews-seats.ts";
import { tableReviews } from "./reviews-table.ts";

export const REVIEWED = [
  ...tableReviews.map((row, index) => reviewed("table", row, index)),
  ...benchReviews.map((row, index) => reviewed("bench", row, index)),
  ...stoolReviews.map((row, index) => reviewed("stool", row, index)),
];

function reviewed(kind: "table" | "bench" | "stool", row: ReviewRow, index: number) {
  return { id: `review-${kind}-${String(index + 1).padStart(2, "0")}`, kind, row };
}

/** Reviewers with a reservation give four stars, the others five. First names are unique. */
const FOUR_STARS: readonly string[] = ["Robert", "Ines", "Oskar", "Marlene", "Katrin", "Emil"];

const NAMES = { table: ["Tisch", "table"], bench: ["Bank", "bench"], stool: ["Hocker", "stool"] } as const;

/** Every one is marked as an example: the shop has sold nothing yet. */
export const reviews = REVIEWED.map(({ id, kind, row: [firstName, size, date, de, en] }) => {
  const [length, width, height] = size;
  const [german, english] = NAMES[kind];
  return {
    _id: id,
    _type: "review",
    kind,
    firstName,
    length,
    width,
    height,
    text: localized("localeText", { de, en }),
    stars: FOUR_STARS.includes(firstName) ? 4 : 5,
    date,
    picture: {
      _type: "picture",
      _sanityAsset: `image@file://./images/${id}.webp`,
      alt: localized("localeString", {
        de: `Bild: ${german}, ${size.join(" × ")} cm`,
        en: `Picture: ${english}, ${size.join(" × ")} cm`,
      }),
    },
    authenticity: "example",
  };
});
