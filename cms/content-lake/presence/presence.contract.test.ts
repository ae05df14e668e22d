import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { STUDIO_ORIGIN, TOKEN, testLake } from "../testing/lake.ts";

async function lakeUrl(): Promise<string> {
  const lake = await testLake();
  onTestFinished(() => lake.remove());
  return lake.url;
}

/** One open Studio tab, as its client speaks. */
async function tab(url: string, origin: string, token: string) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/v2022-06-30/socket/production`, { origin });
  onTestFinished(() => socket.terminate());
  const told: { method?: string; params?: { result: unknown } }[] = [];
  socket.on("message", (data) => {
    if (String(data) !== "♥") told.push(JSON.parse(String(data)));
  });
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const say = (method: string, params = {}) =>
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: method, method, params }));
  say("authorization", { authorization: `Bearer ${token}` });
  say("presence_subscribe");
  await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(2));
  const news = () =>
    told.flatMap(({ method, params }) => (method === "presence_subscription" ? [params?.result] : []));
  return { say, news, socket };
}

test("open tabs tell each other where they are, and when they leave", async () => {
  const url = await lakeUrl();
  const [here, there] = [await tab(url, STUDIO_ORIGIN, TOKEN), await tab(url, STUDIO_ORIGIN, TOKEN)];
  here.say("presence_announce", { data: { sessionId: "here", locations: [{ documentId: "note" }] } });
  await vi.waitFor(() => expect(there.news()).toHaveLength(1));
  expect(there.news()[0]).toEqual({
    i: "staff",
    type: "state",
    m: { sessionId: "here", locations: [{ documentId: "note" }] },
  });
  here.socket.terminate();
  await vi.waitFor(() =>
    expect(there.news()[1]).toMatchObject({ type: "disconnect", m: { session: "here" } }),
  );
  expect(here.news()).toEqual([]);
});

test("who has no token is told nothing, and other origins are not let in", async () => {
  const url = await lakeUrl();
  const [staff, stranger] = [await tab(url, STUDIO_ORIGIN, TOKEN), await tab(url, STUDIO_ORIGIN, "wrong")];
  staff.say("presence_announce", { data: { sessionId: "here", locations: [] } });
  const witness = await tab(url, STUDIO_ORIGIN, TOKEN);
  staff.say("presence_rollcall", { session: "here" });
  await vi.waitFor(() => expect(witness.news()).toHaveLength(1));
  expect(stranger.news()).toEqual([]);
  await expect(tab(url, "https://evil.example", TOKEN)).rejects.toThrow(/403/);
});
