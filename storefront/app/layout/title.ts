import type { MetaDescriptor } from "@remix-run/node";

interface TitleArguments {
  data: { title: string } | undefined;
  matches: readonly { id: string; data: unknown }[];
}

/** The page's title followed by the shop's name. */
export function pageTitle({ data, matches }: TitleArguments): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as { settings?: { name?: string } } | undefined;
  const shop = root?.settings?.name ?? "Planke 46";
  return [{ title: data ? `${data.title} · ${shop}` : shop }];
}
