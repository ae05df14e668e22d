import { expect, test } from "vitest";
import { viewerAddress, viewerOf } from "./viewer.ts";

const PIXEL =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const QUEST =
  "Mozilla/5.0 (Linux; Android 14; Quest 3) AppleWebKit/537.36 OculusBrowser/40.0 Chrome/138.0 Safari/537.36";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15";

test.each([
  ["an Android phone", PIXEL, false, "sceneViewer"],
  ["a headset without Scene Viewer", QUEST, false, null],
  ["a computer", MAC, false, null],
  ["an iPad that says it is a computer", MAC, true, "quickLook"],
])("%s gets the viewer it has", (_, userAgent, knowsArLinks, viewer) => {
  expect(viewerOf(userAgent, knowsArLinks)).toBe(viewer);
});

const shown = {
  model: "https://shop.example/model/table",
  query: "chosen=individual&length=187&color=383430",
  title: "Tisch, 187 × 80 × 75 cm",
  page: "https://shop.example/configuratorTableMobile?length=187&color=383430",
  hangs: false,
};

test("Scene Viewer is told the whole address of the model, and that it is not to be resized", () => {
  const address = viewerAddress("sceneViewer", shown);
  const [head = "", intent = ""] = address.split("#");
  const said = new URL(head.replace("intent:", "https:")).searchParams;
  expect(said.get("file")).toBe(
    "https://shop.example/model/table.glb?chosen=individual&length=187&color=383430",
  );
  expect(said.get("title")).toBe(shown.title);
  expect(said.get("link")).toBe(shown.page);
  expect(said.get("resizable")).toBe("false");
  expect(said.get("mode")).toBe("ar_preferred");
  expect(said.has("enable_vertical_placement")).toBe(false);
  expect(head).not.toContain("+");
  expect(intent).toMatch(/^Intent;scheme=https;package=[\w.]+;action=android\.intent\.action\.VIEW;.*;end;$/);
});

test("a picture frame may hang on the wall", () => {
  expect(viewerAddress("sceneViewer", { ...shown, hangs: true })).toContain("enable_vertical_placement=true");
});

test("Quick Look gets the model as USDZ, true to scale, with the page to come back to", () => {
  const address = new URL(viewerAddress("quickLook", shown));
  expect(address.pathname).toBe("/model/table.usdz");
  expect(address.searchParams.get("length")).toBe("187");
  const said = new URLSearchParams(address.hash.slice(1));
  expect(said.get("allowsContentScaling")).toBe("0");
  expect(said.get("canonicalWebPageURL")).toBe(shown.page);
});
