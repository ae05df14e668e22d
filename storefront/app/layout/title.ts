import type { MetaDescriptor } from "@remix-run/node";

interface TitleArguments {
  data: { title: string; description?: string; unwritten?: boolean } | undefined;
  matches: readonly { id: string; data: unknown }[];
}

/**
 * The page's title followed by the shop's name, and what search engines may say of it: the page's own words, else
 * the shop's. They are asked to pass by a page that nobody has written yet.
 */
export function pageTitle({ data, matches }: TitleArguments): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { settings?: { name?: string }; description?: string }
    | undefined;
  const shop = root?.settings?.name ?? "Planke 46";
  const description = data?.description || root?.description;
  return [
    { title: data ? `${data.title} · ${shop}` : shop },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(data?.unwritten ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
