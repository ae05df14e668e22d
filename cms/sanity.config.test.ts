import { expect, test } from "vitest";
import config from "./sanity.config.ts";

test("a document has one preview: Sanity's own link would show no draft, and of a mail nothing at all", () => {
  const { document } = config as { document?: { productionUrl?: unknown; actions?: unknown } };
  expect(document?.actions).toBeDefined();
  expect(document?.productionUrl).toBeUndefined();
});
