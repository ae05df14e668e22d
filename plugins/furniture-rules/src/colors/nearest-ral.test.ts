import { expect, test } from "vitest";
import { labOf } from "./nearest-ral.js";

// As tables of sRGB under D65 print them (Lindbloom's calculator, and many after it).
test.each([
  ["white", "#FFFFFF", 100, 0, 0],
  ["black", "#000000", 0, 0, 0],
  ["red", "#FF0000", 53.24, 80.09, 67.2],
  ["green", "#00FF00", 87.73, -86.18, 83.18],
  ["blue", "#0000FF", 32.3, 79.19, -107.86],
  ["yellow", "#FFFF00", 97.14, -21.55, 94.48],
  ["cyan", "#00FFFF", 91.11, -48.09, -14.13],
  ["magenta", "#FF00FF", 60.32, 98.23, -60.82],
  ["middle grey", "#808080", 53.59, 0, 0],
])("%s, %s, has the lightness and the colour of the tables", (_name, hex, lightness, a, b) => {
  const lab = labOf(hex);
  expect(lab[0]).toBeCloseTo(lightness, 1);
  expect(lab[1]).toBeCloseTo(a, 1);
  expect(lab[2]).toBeCloseTo(b, 1);
});

// Below 0.04045 of full light sRGB is straight, and below 0.008856 of white lightness is 903.3 times the light.
test.each([
  // 10 / 255 / 12.92 = 0.003035.
  ["#0A0A0A", 2.74],
  // ((11 / 255 + 0.055) / 1.055)^2.4 = 0.003347.
  ["#0B0B0B", 3.02],
  // ((30 / 255 + 0.055) / 1.055)^2.4 = 0.012983; 116 · its cube root − 16.
  ["#1E1E1E", 11.26],
])("the dark grey %s has a lightness of %d and no colour", (hex, lightness) => {
  const lab = labOf(hex);
  expect(lab[0]).toBeCloseTo(lightness, 2);
  expect(lab[1]).toBeCloseTo(0, 6);
  expect(lab[2]).toBeCloseTo(0, 6);
});
