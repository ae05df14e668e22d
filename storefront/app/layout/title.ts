import type { Location, MetaDescriptor } from "@remix-run/react";
import type { Origins } from "../found/addresses.ts";
import { addressesIn } from "../found/headLinks.ts";
import type { Language } from "../language/languages.ts";

/** The preview of a shared link, where it differs from the page's own title and description. */
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
