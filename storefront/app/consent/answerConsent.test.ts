import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Translate } from "../language/translate.ts";

const toast = vi.fn();
vi.mock("../toast/toasts.ts", () => ({ toast: (say: (t: Translate) => string) => toast(say(t)) }));
// Other tests of this process may have loaded it with modules that are not mocked.
vi.resetModules();
const { answerConsent, followDecision } = await import("./answerConsent.ts");

const t = ((key: string) => key) as Translate;

class Form extends EventTarget {
  constructor(private action: string | null) {
    super();
  }
  getAttribute(name: string) {
    return name === "action" ? this.action : null;
  }
}
class Button {
  constructor(readonly value: string) {}
}

/** A page with the question and the settings, as the server has written it. */
function openedPage(cookie = "") {
  const banner = { hidden: false };
  const writes: string[] = [];
  const now = {
    words: "consent.now.open",
    get textContent() {
      return this.words;
    },
    set textContent(words: string) {
      writes.push(words);
      this.words = words;
    },
  };
  const parts: Record<string, object> = { "consent-banner": banner, "consent-now": now };
  const page = Object.assign(new EventTarget(), {
    cookie,
    getElementById: (id: string) => parts[id] ?? null,
  });
  const around = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", around.addEventListener.bind(around));
  vi.stubGlobal("removeEventListener", around.removeEventListener.bind(around));
  /** A form is sent by a button. Says whether the browser still posts it. */
  const press = (
    value: string,
    action: string | null = "/consent",
    submitter: object = new Button(value),
  ) => {
    const event = Object.assign(new Event("submit", { cancelable: true }), { submitter });
    Object.defineProperty(event, "target", { value: action === null ? {} : new Form(action) });
    return page.dispatchEvent(event);
  };
  return { page, around, banner, writes, parts, press };
}

const sent = vi.fn();
beforeEach(() => {
  sent.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  toast.mockReset();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T12:00:00Z") });
  vi.stubGlobal("HTMLFormElement", Form);
  vi.stubGlobal("HTMLButtonElement", Button);
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("location", { href: "https://shop.test/faq#a", protocol: "https:" });
  vi.stubGlobal("performance", {
    getEntriesByType: (type: string) =>
      type === "navigation" ? [{ name: "https://shop.test/tisch?utm_source=brief#a" }] : [],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(["yes", "no"])(
  "a %s counts at once: cookie, page and notice say it, and the server is told with the page one came by",
  (decision) => {
    const { page, press, banner, writes } = openedPage();
    const stop = answerConsent(t);
    expect([banner.hidden, writes]).toEqual([false, []]);
    expect(press(decision)).toBe(false);
    expect(page.cookie).toBe(
      `consent=2.${decision}.2026-11-30; Path=/; Max-Age=31536000; SameSite=Lax; Secure`,
    );
    expect([banner.hidden, writes]).toEqual([true, [`consent.now.${decision}`]]);
    expect(toast.mock.calls).toEqual([[`consent.kept.${decision}`]]);
    const [[path, request] = []] = sent.mock.calls;
    expect([path, Object.fromEntries(request.body)]).toEqual([
      "/consent",
      { decision, page: "/tisch?utm_source=brief" },
    ]);
    expect(request).toMatchObject({ method: "POST", keepalive: true, redirect: "manual" });
    stop();
  },
);

test("without TLS the cookie is kept as well, and an old browser names the page it is on", () => {
  vi.stubGlobal("location", { href: "http://localhost:3000/faq?a=1", protocol: "http:" });
  vi.stubGlobal("performance", { getEntriesByType: () => [] });
  const { page, press } = openedPage();
  const stop = answerConsent(t);
  press("yes");
  expect(page.cookie).not.toContain("Secure");
  expect(sent.mock.calls[0]?.[1].body.get("page")).toBe("/faq?a=1");
  stop();
});

test.each<[string, ...Parameters<ReturnType<typeof openedPage>["press"]>]>([
  ["another form", "yes", "/language"],
  ["no form", "yes", null],
  ["no button", "yes", "/consent", { value: "yes" }],
  ["another answer", "maybe"],
])("%s is no decision", (_what, ...press) => {
  const opened = openedPage();
  const stop = answerConsent(t);
  expect(opened.press(...press)).toBe(true);
  expect([opened.page.cookie, opened.banner.hidden, sent.mock.calls]).toEqual(["", false, []]);
  stop();
});

test.each(["visibilitychange", "pageshow"])(
  "a decision of another tab is seen when this one is (%s), and said once",
  (seen) => {
    const { page, around, banner, writes } = openedPage();
    const stop = answerConsent(t);
    page.cookie = "cart=1; consent=2.no.2026-11-30";
    for (const target of [page, around, page, around]) target.dispatchEvent(new Event(seen));
    expect([banner.hidden, writes]).toEqual([true, ["consent.now.no"]]);
    page.cookie = "";
    for (const target of [page, around]) target.dispatchEvent(new Event(seen));
    expect([banner.hidden, writes]).toEqual([false, ["consent.now.no", "consent.now.open"]]);
    stop();
  },
);

test("a page without banner and settings follows a decision as well; one that was left follows none", () => {
  const { page, around, parts, press, banner } = openedPage("consent=2.yes.2026-11-30");
  const heard = vi.fn();
  const [stop, stopHearing] = [answerConsent(t), followDecision(heard)];
  expect([heard.mock.calls, banner.hidden]).toEqual([[["yes"]], true]);
  for (const id of Object.keys(parts)) delete parts[id];
  press("no");
  expect(heard.mock.calls).toEqual([["yes"], ["no"]]);
  stopHearing();
  for (const seen of ["visibilitychange", "pageshow"])
    for (const target of [page, around]) target.dispatchEvent(new Event(seen));
  press("yes");
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  expect(press("no")).toBe(true);
  expect(page.cookie).toContain("2.yes.");
  Object.assign(parts, { "consent-banner": banner });
  page.cookie = "";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(banner.hidden).toBe(true);
});
