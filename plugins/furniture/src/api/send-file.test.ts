import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, onTestFinished, test } from "vitest";
import { streamFile } from "./send-file";

/** Serves a file that is made while it is sent; gives its answer, and what is logged. */
async function sent(content: AsyncIterable<Uint8Array>) {
  const logged: string[] = [];
  const scope = { resolve: () => ({ error: (words: string) => logged.push(words) }) };
  const request = { scope } as unknown as MedusaRequest;
  let whole: Promise<void> | undefined;
  const server = createServer((_request, response: ServerResponse) => {
    const answer = Object.assign(response, { status: () => response }) as unknown as MedusaResponse;
    whole = streamFile(request, answer, content, { name: "monat.zip", type: "application/zip" });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((done) => get({ host: "127.0.0.1", port }, done));
  return { answer, logged, end: () => whole };
}

async function read(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  for await (const piece of answer) bytes += piece.length;
  return bytes;
}

const PIECE = new Uint8Array(50_000);

test("a file whose making fails on the way does not reach its reader as a whole one, and the log says so", async () => {
  const { answer, logged, end } = await sent(
    (async function* () {
      yield PIECE;
      await pause(20);
      throw new Error("the paper is gone");
    })(),
  );
  await expect(read(answer)).rejects.toThrow("aborted");
  await end();
  expect(logged).toEqual(["The file monat.zip broke off"]);
});

test("a file is made no further once its reader is gone, which is nobody's fault", async () => {
  let made = 0;
  let isLeft = false;
  const { answer, logged, end } = await sent(
    (async function* () {
      try {
        for (; made < 1000; made += 1) {
          yield PIECE;
          await pause(1);
        }
      } finally {
        isLeft = true;
      }
    })(),
  );
  answer.destroy();
  await end();
  await expect.poll(() => isLeft).toBe(true);
  expect(made).toBeLessThan(1000);
  expect(logged).toEqual([]);
});

test("a file that is made to its end arrives whole", async () => {
  const { answer, logged } = await sent(
    (async function* () {
      for (let at = 0; at < 20; at += 1) yield PIECE;
    })(),
  );
  expect([await read(answer), answer.headers["content-type"]]).toEqual([
    20 * PIECE.length,
    "application/zip",
  ]);
  expect(logged).toEqual([]);
});
