import type { Location, MetaDescriptor } from "@remix-run/react";
import { FALLBACK_NAME } from "../content/fallbackName.ts";
import type { Language } from "../language/languages.ts";
import type { Origins } from "./addresses.ts";
import { addressesIn, type Share } from "./headLinks.ts";

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
