import { keepInTab, noteInTab } from "../session/tabStorage.ts";
import { counterpart, MOBILE_MAX_WIDTH, SCREEN_COOKIE, type Screen } from "./screen.ts";

const NARROW = `(max-width: ${MOBILE_MAX_WIDTH}px)`;
const RELOADED = "reloaded on first turn to portrait";

/** Calls `move` with the address of the variant that fits the screen, now and when the window changes, if another is open. */
export function followScreen(move: (address: string) => void): () => void {
  const narrow = matchMedia(NARROW);
  const follow = () => {
    const screen: Screen = narrow.matches ? "mobile" : "desktop";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${SCREEN_COOKIE}=${screen};path=/;max-age=31536000;samesite=lax`;
    const path = counterpart(location.pathname, screen);
    if (path) move(path + location.search + location.hash);
  };
  follow();
  narrow.addEventListener("change", follow);
  return () => narrow.removeEventListener("change", follow);
}

/**
 * The first time a phone is turned to portrait the page is loaded anew, so that it is laid out for that screen. The device's
 * own orientation counts where the browser tells it: a keyboard that opens makes a small window wider than high as well.
 */
export function reloadOnFirstPortrait(): (() => void) | undefined {
  if (!matchMedia("(pointer: coarse)").matches || noteInTab(RELOADED) !== null) return;
  const device: ScreenOrientation | undefined = screen.orientation;
  const portrait = matchMedia("(orientation: portrait)");
  const turned = device ?? portrait;
  const reload = () => {
    const upright = device ? device.type.startsWith("portrait") : portrait.matches;
    // A browser that keeps no note must not reload for ever.
    if (!upright || noteInTab(RELOADED) !== null || !keepInTab(RELOADED, "yes")) return;
    location.reload();
  };
  turned.addEventListener("change", reload);
  return () => turned.removeEventListener("change", reload);
}
