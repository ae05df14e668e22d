import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnStorefront, ownStorefront } from "./own-storefront";

const ENGLISH_HOST = "planks46.example";
const GERMAN = /<html lang="de"/;
const ENGLISH = /<html lang="en"/;

let server: OwnStorefront;
beforeAll(async () => {
  server = await ownStorefront({ ENGLISH_HOST });
});
afterAll(() => server?.end());

/** The FAQ as a visitor of a host gets it. (fetch would not let us name the host.) */
function faq(headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}/faq`, { headers }, (answer) => {
      let html = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        html += part;
      });
      answer.on("end", () => resolve(html));
    });
    asked.on("error", reject).end();
  });
}

test("the English host speaks English, every other one German", async () => {
  expect(await faq({ host: ENGLISH_HOST })).toMatch(ENGLISH);
  expect(await faq({ host: ENGLISH_HOST.toUpperCase() })).toMatch(ENGLISH);
  expect(await faq({ host: "planke46.example" })).toMatch(GERMAN);
});

test("behind a proxy the host that the visitor typed counts", async () => {
  expect(await faq({ host: "127.0.0.1", "x-forwarded-host": ENGLISH_HOST })).toMatch(ENGLISH);
});

test("who chose German there keeps it", async () => {
  const cookie = `language=${encodeURIComponent(Buffer.from(JSON.stringify("de")).toString("base64"))}`;
  expect(await faq({ host: ENGLISH_HOST, cookie })).toMatch(GERMAN);
});
