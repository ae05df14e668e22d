import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ADMIN = join(import.meta.dirname, "..");
/** They show neither amounts nor times, and no countries. */
const WITHOUT = ["first-page.tsx", "open-inquiries.tsx"];

// Without the facts a page throws where it shows its first amount or time.
test.each([
  ["page", "routes", "withMarket"],
  ["widget", "widgets", "widgetWithMarket"],
])("each %s waits for the market's facts", (_what, folder, guard) => {
  const files = readdirSync(join(ADMIN, folder), { recursive: true, encoding: "utf8" });
  const found = files.filter((file) => file.endsWith(".tsx") && !WITHOUT.includes(file));
  expect(found.length).toBeGreaterThan(1);
  const text = (file: string) => readFileSync(join(ADMIN, folder, file), "utf8");
  expect(found.filter((file) => !text(file).includes(`export default ${guard}(`))).toEqual([]);
});

test("no page reads by a way of its own, which would wait unseen while the line is gone", () => {
  const files = readdirSync(ADMIN, { recursive: true, encoding: "utf8" });
  const direct = files.filter(
    (file) =>
      file.endsWith(".tsx") &&
      /\buse(?:Infinite)?Query\b[^;]*from "@tanstack/.test(readFileSync(join(ADMIN, file), "utf8")),
  );
  expect(direct).toEqual([]);
});
