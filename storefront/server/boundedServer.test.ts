import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { boundedServer, PATIENCE } from "./boundedServer.ts";

const SHORT = { ...PATIENCE, headers: 100, request: 200, check: 20 };

/** What a client hears that sends a piece of a request and then a byte now and then. */
async function dripped(beginning: string): Promise<string> {
  const server = boundedServer((request, response) => {
    request.resume().on("end", () => response.end("served"));
  }, SHORT);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const drip = setInterval(() => socket.write("a"), 10);
  onTestFinished(() => {
    clearInterval(drip);
    socket.destroy();
    server.close();
  });
  let heard = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    heard += part;
  });
  socket.on("error", () => undefined);
  socket.write(beginning);
  await once(socket, "close");
  return heard;
}

test("who sends headers a byte at a time is cut off", async () => {
  expect(await dripped("GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ")).toMatch(/^HTTP\/1.1 408 /);
});

test("who sends a body a byte at a time is cut off", async () => {
  const head = "POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 60000\r\n\r\n";
  expect(await dripped(head)).not.toContain("served");
});
