import { expect, test } from "vitest";
import { HOLDINGS } from "./holdings";

test("where a person heard of the shop goes whole, as the privacy statement says: a choice is an answer, too", () => {
  const [survey] = HOLDINGS.filter(({ name }) => name === "origin_surveys");
  expect(survey?.forget).toEqual([expect.stringMatching(/^delete from furniture_origin_survey where/)]);
});
