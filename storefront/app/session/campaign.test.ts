import { expect, test } from "vitest";
import { campaignIn } from "./campaign.ts";

test("the campaign of an address is its utm parameters and nothing else", () => {
  expect(campaignIn("https://shop.test/?utm_source=brief&utm_term=tisch&ref=7")).toEqual({
    source: "brief",
    term: "tisch",
  });
  expect(campaignIn("https://shop.test/?ref=7&utm_id=8")).toBeNull();
});

test("what the commerce side would refuse is cut, so that no link keeps anybody from ordering", () => {
  const campaign = campaignIn(`https://shop.test/?utm_source=${"x".repeat(300)}&utm_content=a%00b`);
  expect(campaign?.source).toHaveLength(200);
  expect(campaign?.content).toBe("ab");
});
