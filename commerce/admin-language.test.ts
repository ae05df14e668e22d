import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { beginAdminIn } from "./admin-language";

const server = createServer((_request, response) => response.end());
beginAdminIn("de");

async function cookieOf(path: string, cookie?: string): Promise<string | null> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: cookie ? { cookie } : {} });
  return answer.headers.get("set-cookie");
}

test("the admin begins in German", async () => {
  expect(await cookieOf("/app/orders")).toMatch(/^lng=de; Path=\/; Max-Age=\d+; SameSite=Lax$/);
});

test("the language that staff have chosen stays", async () => {
  expect(await cookieOf("/app", "connect.sid=s; lng=en")).toBeNull();
});

test("shoppers' requests get no language of the admin", async () => {
  expect(await cookieOf("/store/carts")).toBeNull();
});
