import { expect, test } from "vitest";
import { shopFileName } from "./fileName.ts";

test.each([
  ["Planke 46", "planke46"],
  ["Tischlerei Süß & Söhne", "tischlereisusohne"],
  ["木工", "shop"],
])("files of %s begin with %s", (shop, name) => {
  expect(shopFileName(shop)).toBe(name);
});
