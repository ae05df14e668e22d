import { expect, test } from "vitest";
import { home as de } from "../language/de/home.ts";
import { home as en } from "../language/en/home.ts";

test("home names all that takes the right of withdrawal away: own measures, an own colour, picked planks", () => {
  const all = [de.trust.returnsText, en.trust.returnsText];
  expect(all[0]).toMatch(/Maß.*eigenen Farbe.*ausgesuchten Planken/);
  expect(all[1]).toMatch(/measure.*colour of your own.*planks you pick/);
  expect(all.join(" ")).not.toMatch(/alles|everything/);
});
