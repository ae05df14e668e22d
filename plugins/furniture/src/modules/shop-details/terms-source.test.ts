import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { readTerms, termsSource } from "./terms-source";

async function pages(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("the terms are asked of the shop's pages, in each language", async () => {
  const url = await pages(({ url: path }, response) => {
    response.setHeader("content-type", "text/plain; charset=utf-8").end(`Text von ${path}\n`);
  });
  expect(readTerms(await termsSource(url)())).toEqual({
    de: "Text von /texts/de?legal=terms",
    en: "Text von /texts/en?legal=terms",
  });
});

test.each([
  ["an error", 503, "text/plain", "not known"],
  ["a page", 200, "text/html", "<h1>Not here</h1>"],
])("%s is no terms", async (_what, status, type, body) => {
  const url = await pages(
    (_request, response) => void response.writeHead(status, { "content-type": type }).end(body),
  );
  await expect(termsSource(url)()).rejects.toThrow(`answered ${status}`);
});

test("an empty text is no terms", () => {
  expect(() => readTerms({ de: " " })).toThrow();
});
