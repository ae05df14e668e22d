import { LOCALES } from "@planke46/furniture-rules/language";
import type { Location, MetaDescriptor } from "@remix-run/react";
import { FALLBACK_NAME } from "../content/fallbackName.ts";
import type { Language } from "../language/languages.ts";
import { hasConfiguration } from "../piece/address/hasConfiguration.ts";
import { MOBILE_MAX_WIDTH, PAIRED_PAGES, pagePath } from "../screen/screen.ts";
import { addressIn, alternatesOf, canonicalPath, isPrivate, type Origins } from "./addresses.ts";

interface TitleArguments {
  data: { title: string; description?: string; unwritten?: boolean; share?: Share } | undefined;
  matches: readonly { id: string; data: unknown }[];
  location: Pick<Location, "pathname" | "search">;
}

/** Data of the root route that the head of every page uses. */
interface RootData {
  settings?: { name?: string };
  description?: string;
  language?: Language;
  origins?: Origins;
}

/**
 * The page's title followed by the shop's name, its description (or the shop's), its addresses in all languages and the
 * preview of a shared link. A page whose content is not written yet gets `noindex`.
 */
export function pageTitle({ data, matches, location }: TitleArguments): MetaDescriptor[] {
  const root = (matches.find(({ id }) => id === "root")?.data ?? {}) as RootData;
  const shop = root.settings?.name ?? FALLBACK_NAME;
  const title = data ? `${data.title} · ${shop}` : shop;
  const description = data?.description || root.description;
  const { language, origins } = root;
  return [
    { title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(data?.unwritten ? [{ name: "robots", content: "noindex" }] : []),
    ...(language && origins
      ? addressesIn({ language, origins, location, shop, title, description, share: data?.share })
      : []),
  ];
}

interface Head {
  language: Language;
  origins: Origins;
  location: { pathname: string; search: string };
  shop: string;
  title: string;
  description: string | undefined;
  share: Share | undefined;
}

/** Canonical address, the same page in other languages and for phones, and what a message with its link shows. */
export function addressesIn({ language, origins, location, ...page }: Head): MetaDescriptor[] {
  const path = canonicalPath(location.pathname);
  const address = addressIn(language, path, origins);
  const share = page.share;
  const picture = `${origins.main}${share?.picture ?? `/og/shop?lng=${language}`}`;
  const facts: [string, string | undefined][] = [
    ["og:type", "website"],
    ["og:site_name", page.shop],
    ["og:locale", LOCALES[language].replace("-", "_")],
    ["og:title", share?.title ?? page.title],
    ["og:description", share?.description ?? page.description],
    ["og:url", share ? withQuery(address, share.query) : address],
    ["og:image", picture],
    ["og:image:type", "image/png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", share?.title ?? page.title],
  ];
  return [
    ...linksOf(path, address, { language, origins, location }),
    ...(isPrivate(location.pathname) ? [{ name: "robots", content: "noindex" }] : []),
    ...facts.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * Browsers share a page by its canonical address. A page with a configuration in its address therefore names no other
 * one here; search engines get the canonical address in the response's Link header.
 */
function linksOf(
  path: string,
  address: string,
  { language, origins, location: { pathname, search } }: Pick<Head, "language" | "origins" | "location">,
): MetaDescriptor[] {
  const paired = PAIRED_PAGES.find((page) => path === pagePath(page, "desktop"));
  if (paired && hasConfiguration(search)) return [];
  // Each variant of a pair names its own kind in the other language; a mere detour to a page names that page alone.
  const isFound = paired || (canonicalPath(pathname) === pathname && !isPrivate(pathname));
  const inLanguages = isFound ? alternatesOf(pathname, origins) : [];
  const links: { rel: string; href: string; hrefLang?: string; media?: string }[] = [
    { rel: "canonical", href: address },
    ...inLanguages.map((other) => ({ rel: "alternate", hrefLang: other.language, href: other.href })),
  ];
  if (paired && pathname === path) {
    const media = `only screen and (max-width: ${MOBILE_MAX_WIDTH}px)`;
    links.push({ rel: "alternate", media, href: addressIn(language, pagePath(paired, "mobile"), origins) });
  }
  return links.map((link) => ({ tagName: "link", ...link }));
}

function withQuery(address: string, query: string): string {
  return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}

/** The preview of a shared link, where it differs from the page's own title and description. */
export interface Share {
  title: string;
  description: string;
  /** Path and query of its picture of 1200 × 630 px. */
  picture: string;
  /** The query that belongs to what is shared: a configuration. */
  query: string;
}
