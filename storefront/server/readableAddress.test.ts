import { request } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { readableAddress } from "./readableAddress.ts";

/** The status of a request with just this target and these headers; 200 where it got past. */
async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const app = express();
  app.use(readableAddress, (_request, response) => void response.end());
  const server = app.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.path = path;
    asked.on("error", reject).end();
  });
}

test.each([
  ["/about", {}],
  ["//about?x=http://y", {}],
  ["/about", { host: "shop.example:443" }],
  ["/about", { host: "[::1]:3000" }],
  ["/about", { "x-forwarded-host": "shop.example, proxy.example:8080" }],
])("%s with %j is let past", async (path, headers) => {
  expect(await statusOf(path, headers)).toBe(200);
});

test.each([
  ["http://shop.example/about", {}],
  ["/about", { host: "a b" }],
  ["/about", { host: "shop.example:999999" }],
  ["/about", { host: "shop.example/x" }],
  ["/about", { "x-forwarded-host": "a b" }],
  ["/about", { "x-forwarded-host": "user@shop.example" }],
  ["/about", { "x-forwarded-host": "" }],
])("%s with %j is refused", async (path, headers) => {
  expect(await statusOf(path, headers)).toBe(400);
});
