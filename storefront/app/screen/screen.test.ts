import { expect, test } from "vitest";
import { counterpart, screenOf } from "./screen.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36";
const LINUX =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36";
const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36";

test("a Desktop path leads a phone to its Mobile variant, and back on a wide screen", () => {
  expect(counterpart("/configuratorTableDesktop", "mobile")).toBe("/configuratorTableMobile");
  expect(counterpart("/homeMobile", "desktop")).toBe("/homeDesktop");
});

test("pages without variants, and paths that fit already, stay", () => {
  expect(counterpart("/", "mobile")).toBeNull();
  expect(counterpart("/cartDesktop", "mobile")).toBeNull();
  expect(counterpart("/homeMobile", "mobile")).toBeNull();
  expect(counterpart("/evilDesktop", "mobile")).toBeNull();
});

test.each([
  [IPHONE, "mobile"],
  [PIXEL, "mobile"],
  [WINDOWS, "desktop"],
  [LINUX, "desktop"],
  ["curl/8.0", undefined],
])("the user agent tells the screen: %s", (agent, screen) => {
  expect(screenOf({ "user-agent": agent })).toBe(screen);
});

test("a width that the browser tells decides, but a phone is one whatever its width", () => {
  expect(screenOf({ "sec-ch-viewport-width": "812", "user-agent": WINDOWS })).toBe("mobile");
  expect(screenOf({ "sec-ch-viewport-width": "813", "user-agent": WINDOWS })).toBe("desktop");
  expect(screenOf({ "sec-ch-viewport-width": "980", "sec-ch-ua-mobile": "?1" })).toBe("mobile");
  expect(screenOf({ "sec-ch-viewport-width": "wide", "user-agent": IPHONE })).toBe("mobile");
});

test("what the browser measured wins over what its name suggests, so that no redirect can loop", () => {
  expect(screenOf({ cookie: "language=en; screen=desktop", "user-agent": IPHONE })).toBe("desktop");
  expect(screenOf({ cookie: "screen=mobile", "user-agent": WINDOWS })).toBe("mobile");
  expect(screenOf({ cookie: "screen=huge", "user-agent": WINDOWS })).toBe("desktop");
});
