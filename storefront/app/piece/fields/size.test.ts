import { defaultConfiguration } from "@planke46/furniture-rules";
import { expect, test } from "vitest";
import { withSides } from "../../configurator/change.ts";
import { readAdapted, readPiece } from "../../configurator/readPiece.server.ts";
import { isLying, sidesFor } from "./size.ts";

const upright = { width: 20, height: 30 };

test("a frame gets the outer sides for its picture, lying where the frame lies, and can be turned", () => {
  expect(sidesFor("a3", "none", upright)).toEqual({ width: 36, height: 49 });
  expect(sidesFor("a3", "none", { width: 30, height: 20 })).toEqual({ width: 49, height: 36 });
  expect(sidesFor("turned", "none", upright)).toEqual({ width: 30, height: 20 });
  expect(isLying({ width: 30, height: 20 })).toBe(true);
  const frame = defaultConfiguration("frame");
  expect(withSides(frame, sidesFor("a9", "none", upright))).toBe(frame);
});

test("without scripts the button of a format answers with its frame, at no fee", () => {
  const form = new URLSearchParams("shown=.20.20&width=20&height=20&filling=none&picture=30x40");
  const adapted = readAdapted("frame", form, readPiece("frame", form));
  expect(adapted?.piece).toMatchObject({ dimensions: { width: 37, height: 47 }, filling: "none" });
});
