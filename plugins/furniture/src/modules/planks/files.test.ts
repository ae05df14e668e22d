import { expect, test } from "vitest";
import { isBelow } from "./files";

const FILES = "https://files.example/planks/";

test.each([
  "https://files.example/planks/a.webp",
  "HTTPS://FILES.example:443/planks/2026/a.webp?v=2",
  "https://files.example/x/../planks/a.webp",
])("%s is a file of the shop", (address) => {
  expect(isBelow(FILES, address)).toBe(true);
});

test.each([
  "http://files.example/planks/a.webp",
  "https://files.example:8443/planks/a.webp",
  "https://files.example/planks",
  "https://files.example/planks-of-others/a.webp",
  "https://files.example/planks/../admin/users",
  "https://files.example/planks/%2e%2e/admin/users",
  "https://files.example/planks\\..\\..\\admin",
  "https://files.example@127.0.0.1/planks/a.webp",
  "https://files.example.evil.example/planks/a.webp",
  "http://127.0.0.1:9000/planks/a.webp",
  "http://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "/planks/a.webp",
  "",
])("%s is none", (address) => {
  expect(isBelow(FILES, address)).toBe(false);
});
