import { CONFIGURABLE_KINDS, type ConfigurableKind } from "@planke46/furniture-rules/kind-names";

/** A screen of at most this many CSS px gets the Mobile variant of a page. */
export const MOBILE_MAX_WIDTH = 812;
/** Remembers what the browser measured, so that the server's guess and the browser never disagree twice. */
export const SCREEN_COOKIE = "screen";

export type Screen = "mobile" | "desktop";

/** Pages that exist as …Desktop and …Mobile; both render the same components. */
export const PAIRED_PAGES: readonly PairedPage[] = ["home", ...CONFIGURABLE_KINDS.map(pageOfConfigurator)];
export type PairedPage = "home" | ConfiguratorPage;
type ConfiguratorPage = `configurator${Capitalize<ConfigurableKind>}`;

/** The page of a kind: "configuratorTableOffice". */
export function pageOfConfigurator(kind: ConfigurableKind): ConfiguratorPage {
  return `configurator${(kind[0] ?? "").toUpperCase()}${kind.slice(1)}` as ConfiguratorPage;
}

const SUFFIXES: Record<Screen, string> = { mobile: "Mobile", desktop: "Desktop" };

export function pagePath(page: PairedPage, screen: Screen): string {
  return `/${page}${SUFFIXES[screen]}`;
}

/** Whether a path is one of a pair. */
export function isPaired(pathname: string): boolean {
  return PAIRED_PAGES.some((page) => pathname === `/${page}Desktop` || pathname === `/${page}Mobile`);
}

/** Where a path leads on this screen: the other variant's path, or null if it is fine as it is. */
export function counterpart(pathname: string, screen: Screen): string | null {
  const page = PAIRED_PAGES.find((name) => pathname === `/${name}Desktop` || pathname === `/${name}Mobile`);
  if (!page) return null;
  const path = pagePath(page, screen);
  return path === pathname ? null : path;
}

/** Client hints about the screen: https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Client_hints */
export const SCREEN_HINTS = ["Sec-CH-UA-Mobile", "Sec-CH-Viewport-Width"] as const;

/** Matches the cookie that a browser sets after measuring its screen. */
export const MEASURED = /(?:^|;\s*)screen=(mobile|desktop)(?:;|$)/;

interface ScreenHeaders {
  cookie?: string | undefined;
  "sec-ch-viewport-width"?: string | string[] | undefined;
  "sec-ch-ua-mobile"?: string | string[] | undefined;
  "user-agent"?: string | undefined;
}

const PHONE = /\b(iPhone|iPod|Windows Phone|Android.*Mobile|Mobile.*Firefox|Opera Mini|BlackBerry)\b/i;
const COMPUTER = /\b(Windows NT|Macintosh|X11; (?!.*Android)|CrOS)\b/;

/** What is known of the screen from a request: measured before, hinted, or guessed; undefined if nothing is. */
export function screenOf(headers: ScreenHeaders): Screen | undefined {
  const measured = MEASURED.exec(headers.cookie ?? "")?.[1];
  if (measured) return measured as Screen;
  if (headers["sec-ch-ua-mobile"] === "?1") return "mobile";
  const width = Number(headers["sec-ch-viewport-width"]);
  if (width > 0) return width <= MOBILE_MAX_WIDTH ? "mobile" : "desktop";
  const agent = headers["user-agent"] ?? "";
  if (PHONE.test(agent)) return "mobile";
  return COMPUTER.test(agent) ? "desktop" : undefined;
}
