import type { Location, MetaDescriptor } from "@remix-run/react";
import type { Origins } from "../found/addresses.ts";
import { addressesIn } from "../found/headLinks.ts";
import type { Language } from "../language/languages.ts";

/** How a page looks where somebody shares it, as far as it differs from how it names itself. */
export interface Share {
  title: string;
  description: string;
  /** Path and query of its picture of 1200 × 630 px. */
  picture: string;
  /** The query that belongs to what is shared: a configuration. */
  query: string;
}

interface TitleArguments {
  data: { title: string; description?: string; unwritten?: boolean; share?: Share } | undefined;
  matches: readonly { id: string; data: unknown }[];
  location: Pick<Location, "pathname" | "search">;
}

/** What the head of every page takes from the root route. */
interface RootData {
  settings?: { name?: string };
  description?: string;
  language?: Language;
  origins?: Origins;
}

/**
 * The page's title followed by the shop's name, what search engines may say of it (the page's own words, else the shop's),
 * its addresses, and how it looks where it is shared. Search engines are asked to pass by a page that nobody has written yet.
 */
export function pageTitle({ data, matches, location }: TitleArguments): MetaDescriptor[] {
  const root = (matches.find(({ id }) => id === "root")?.data ?? {}) as RootData;
  const shop = root.settings?.name ?? "Planke 46";
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
