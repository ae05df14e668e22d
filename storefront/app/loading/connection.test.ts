import { afterEach, expect, test, vi } from "vitest";
import { translatorOf } from "../language/translate.ts";
import { leadsAway, watchConnection } from "./connection.ts";

const HERE = "https://planke46.example/faq?lng=en#wood";

test("another page needs a connection", () => {
  expect(leadsAway("/cartDesktop", HERE)).toBe(true);
  expect(leadsAway("/faq", HERE)).toBe(true);
  expect(leadsAway("https://other.example/#wood", HERE)).toBe(true);
});

test("a place on this page, a call and a mail need none", () => {
  expect(leadsAway("#steel", HERE)).toBe(false);
  expect(leadsAway("/faq?lng=en#steel", HERE)).toBe(false);
  expect(leadsAway("tel:+4930123456", HERE)).toBe(false);
  expect(leadsAway("mailto:hallo@planke46.example", HERE)).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

/** A window with the place where a lost connection is told, and nothing else. */
function openedWindow(onLine: boolean) {
  const page = new EventTarget();
  let told = "";
  const place = {
    replaceChildren: (...notices: { textContent: string }[]) => {
      told = notices.map(({ textContent }) => textContent).join();
    },
  };
  vi.stubGlobal("navigator", { onLine });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", {
    getElementById: (id: string) => (id === "connection" ? place : null),
    createElement: () => ({}),
  });
  vi.stubGlobal("Element", Link);
  vi.stubGlobal("location", { href: HERE });
  /** Whether a click on a link goes on to what it leads to. */
  const press = () => {
    const click = new Event("click", { cancelable: true });
    Object.defineProperty(click, "target", { value: new Link() });
    return page.dispatchEvent(click);
  };
  return { happens: (type: string) => page.dispatchEvent(new Event(type)), told: () => told, press };
}

test("the page says that the connection is lost, and says so no more once it is back or the page is left", () => {
  const { happens, told } = openedWindow(true);
  const stop = watchConnection(translatorOf({}));
  expect(told()).toBe("");
  happens("offline");
  expect(told()).toBe("loading.offline");
  happens("online");
  expect(told()).toBe("");
  stop();
  happens("offline");
  expect(told()).toBe("");
});

test("a page opened without a connection says so at once", () => {
  const { told } = openedWindow(false);
  const stop = watchConnection(translatorOf({}));
  expect(told()).toBe("loading.offline");
  stop();
});

/** A link on the page of `openedWindow`. */
class Link {
  readonly href = "/faq";
  closest() {
    return this;
  }
}

test("a link that leads away is held while there is no connection, and leads on once it is back", () => {
  const { happens, press } = openedWindow(true);
  const stop = watchConnection(translatorOf({}));
  expect(press()).toBe(true);
  happens("offline");
  expect(press()).toBe(false);
  happens("online");
  expect(press()).toBe(true);
  happens("offline");
  stop();
  expect(press()).toBe(true);
});
