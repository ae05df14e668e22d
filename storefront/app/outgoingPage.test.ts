import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { outgoingPage } from "./outgoingPage.server.ts";

const sent = async (...chunks: Buffer[]) =>
  (await buffer(Readable.from(chunks).pipe(outgoingPage()))).toString();

test("a page loses the zeros that React left in it, and nothing else", async () => {
  const chunks = [Buffer.from("180 \u0000\u0000"), Buffer.from("× 85 cm"), Buffer.from([0])];
  expect(await sent(...chunks)).toBe("180 × 85 cm");
});
