import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const AGREED = "consent=2.yes.2026-11-21";
const REFUSED = "consent=2.no.2026-11-21";

/** A tab of a visitor who has not decided yet; what is sent, and what the tab keeps of the visit. */
async function openedTab() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const page = new EventTarget();
  const kept = new Map<string, string>();
  const sent: string[] = [];
  const listen = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  const document = { ...listen, cookie: "", hidden: false };
  vi.stubGlobal("document", document);
  vi.stubGlobal("addEventListener", listen.addEventListener);
  vi.stubGlobal("removeEventListener", listen.removeEventListener);
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, note: string) => kept.set(name, note),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("navigator", {
    sendBeacon: (_: string, body: Blob) =>
      void body.text().then((event) => sent.push(JSON.parse(event).name)),
  });
  // Which page is shown and whether it is counted is remembered per page.
  vi.resetModules();
  const { countVisits, visit } = await import("./visits.ts");
  await import("./counting.ts");
  const decide = async (cookie: string) => {
    document.cookie = cookie;
    happens("pageshow");
    await vi.advanceTimersByTimeAsync(0);
  };
  const happens = (type: string) => page.dispatchEvent(new Event(type));
  const look = (seen: boolean) => {
    document.hidden = !seen;
    happens("visibilitychange");
  };
  return { countVisits, visit, decide, look, happens, kept, sent };
}

test("nothing is counted or kept of a visitor who has not agreed", async () => {
  const { countVisits, visit, decide, kept, sent } = await openedTab();
  countVisits();
  visit("/faq");
  await vi.advanceTimersByTimeAsync(60_000);
  await decide(REFUSED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, [...kept]]).toEqual([[], []]);
});

test("who agrees is counted from then on: the page shown and those after it, but none without a name", async () => {
  const { countVisits, visit, decide, sent } = await openedTab();
  countVisits();
  visit("/faq");
  await decide(AGREED);
  visit("/bees");
  visit(undefined);
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(sent).toEqual(["page_view", "page_view"]));
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(sent).toEqual(["page_view", "page_view", "time_on_site"]));
});

test("who takes their consent back is counted no longer, and nothing of the visit stays in the tab", async () => {
  const { countVisits, visit, decide, kept, sent } = await openedTab();
  countVisits();
  await decide(AGREED);
  await vi.advanceTimersByTimeAsync(10_000);
  await decide(REFUSED);
  expect([...kept]).toEqual([]);
  visit("/faq");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, [...kept]]).toEqual([[], []]);
});

test("time counts while the shop is seen, not while it is hidden or left, and is told once", async () => {
  const { countVisits, decide, look, happens, sent } = await openedTab();
  countVisits();
  await decide(AGREED);
  await vi.advanceTimersByTimeAsync(20_000);
  look(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  look(true);
  await vi.advanceTimersByTimeAsync(5000);
  happens("pagehide");
  await vi.advanceTimersByTimeAsync(60_000);
  happens("pageshow");
  await vi.advanceTimersByTimeAsync(4900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(sent).toEqual(["time_on_site"]));
  look(false);
  look(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["time_on_site"]);
});
