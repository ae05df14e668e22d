import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { type Logger, pino } from "pino";
import { expect, test } from "vitest";
import { Readiness } from "./health.ts";
import { gracefulShutdown } from "./shutdown.ts";

const log: Logger = pino({ level: "silent" });

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

async function slowServer(timeoutMs: number) {
  const asked = signal();
  const finish = signal();
  const server = createServer(async (_request, response) => {
    asked.give();
    await finish.given;
    response.end("finished");
  });
  const readiness = new Readiness();
  const shutDown = gracefulShutdown(server, { readiness, log, delayMs: 0, timeoutMs });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { asked: asked.given, finish: finish.give, readiness, server, shutDown, port };
}

/** Asks over a connection that is kept, as browsers and proxies do. */
function ask(port: number): Promise<{ body: string; connection: string | undefined }> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", agent }, (answer) => {
      let body = "";
      answer.on("data", (part) => {
        body += part;
      });
      answer.on("end", () => resolve({ body, connection: answer.headers.connection }));
    })
      .on("error", reject)
      .end();
  });
}

test("a running request is finished, its connection closed, and none is taken any more", async () => {
  const { asked, finish, readiness, server, shutDown, port } = await slowServer(5000);
  const answer = ask(port);
  await asked;
  const over = shutDown();
  expect(readiness.isDraining).toBe(true);
  // Until its delay is over a server takes requests.
  await expect.poll(() => server.listening).toBe(false);
  await expect(ask(port)).rejects.toMatchObject({
    code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/),
  });
  finish();
  expect(await answer).toEqual({ body: "finished", connection: "close" });
  expect(await over).toBe(true);
});

test("a request that never ends is cut off in time", async () => {
  const { asked, shutDown, port } = await slowServer(50);
  const answer = ask(port).catch((error: NodeJS.ErrnoException) => error.code);
  await asked;
  expect(await shutDown()).toBe(false);
  expect(await answer).toBe("ECONNRESET");
});

test("a connection without a request does not hold up the end", async () => {
  const { finish, shutDown, port } = await slowServer(5000);
  finish();
  await ask(port);
  expect(await shutDown()).toBe(true);
});
