import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { keepInTab, noteInTab } from "../session/tabStorage.ts";
import { useRootData } from "../shop/useRootData.ts";
import {
  counterpart,
  MOBILE_MAX_WIDTH,
  type PairedPage,
  pagePath,
  SCREEN_COOKIE,
  type Screen,
} from "./screen.ts";

const NARROW = `(max-width: ${MOBILE_MAX_WIDTH}px)`;
const RELOADED = "reloaded on first turn to portrait";

/** The screen as the server knew it for this answer. */
export function useScreen(): Screen {
  return useRootData()?.screen ?? "desktop";
}

/** The path of a paired page that fits the present screen. */
export function usePagePath(): (page: PairedPage) => string {
  const screen = useScreen();
  return (page) => pagePath(page, screen);
}

/** Keeps the address on the variant that fits while the window changes or a link leads to the other one. */
export function useScreenRule(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const narrow = matchMedia(NARROW);
    const follow = () => {
      const screen: Screen = narrow.matches ? "mobile" : "desktop";
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
      document.cookie = `${SCREEN_COOKIE}=${screen};path=/;max-age=31536000;samesite=lax`;
      const path = counterpart(location.pathname, screen);
      if (path) navigate(path + location.search + location.hash, { replace: true, preventScrollReset: true });
    };
    follow();
    narrow.addEventListener("change", follow);
    return () => narrow.removeEventListener("change", follow);
  }, [location, navigate]);
  useEffect(reloadOnFirstPortrait, []);
}

/**
 * The first time a phone is turned to portrait the page is loaded anew, so that it is laid out for that screen. The device's
 * own orientation counts where the browser tells it: a keyboard that opens makes a small window wider than high as well.
 */
function reloadOnFirstPortrait(): (() => void) | undefined {
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
