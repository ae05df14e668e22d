import { PAGES } from "./pages.ts";

const BY_LOWER_CASE = new Map(PAGES.map((path) => [path.toLowerCase(), path]));

/** Names under which pages of this kind are looked for, or were known, in lower case. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "/index": "/",
  "/index.php": "/",
  "/home": "/",
  "/configurator": "/configuratorDesktop",
  "/configuratormobile": "/configuratorDesktop",
  "/cart": "/cartDesktop",
  "/cartmobile": "/cartDesktop",
  "/sustainability": "/sustainabilityDesktop",
  "/sustainabilitymobile": "/sustainabilityDesktop",
};

/**
 * The page meant by an address that differs only in case, in slashes or in an ending: "/FAQ/", "//faq", "/index.html". Null
 * if the path is written as it should be, or is none we know.
 */
export function pageMeant(pathname: string): string | null {
  const name = `/${pathname.split("/").filter(Boolean).join("/")}`.toLowerCase().replace(/\.html?$/, "");
  const page = BY_LOWER_CASE.get(name) ?? (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined);
  return page !== undefined && page !== pathname ? page : null;
}
