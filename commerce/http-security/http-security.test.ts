import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { openGate } from "./http-security";

const origins = { admin: ["http://localhost:9000"], auth: [], store: [] };

/** The directive for pictures of the policy that a page of the admin comes with. */
async function picturesOfAdmin(): Promise<string | undefined> {
  const server = createServer((_request, response) => response.end());
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { headers } = await fetch(`http://127.0.0.1:${port}/app/planks`);
  const policy = headers.get("content-security-policy")?.split("; ");
  return policy?.find((directive) => directive.startsWith("img-src"));
}

test("the admin shows the photos of planks that lie in the bucket, and nobody else's pictures", async () => {
  openGate({ origins }, false, "https://photos.example.com/planks/a,b");
  expect(await picturesOfAdmin()).toBe("img-src 'self' data: blob: https://photos.example.com");
});
