import type { Content } from "../content/content.server.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../language/languages.ts";
import { PATHS } from "../language/paths.ts";
import { CONFIGURABLE_KINDS } from "../piece/kinds.ts";
import { CHOOSER, KIND_PAGES } from "../piece/pages.ts";
import { pagePath } from "../screen/screen.ts";
import { addressIn, alternatesOf, type Origins } from "./addresses.ts";

interface Entry {
  path: string;
  /** Whose publication changes the page, as `content.changes` names it. */
  from: readonly string[];
}

/** Every page for search engines, each once. Content pages without content are left out. */
async function entriesOf(content: Content): Promise<Entry[]> {
  const [bees, sustainability, about, accessibility] = await Promise.all([
    content.beesPage(DEFAULT_LANGUAGE),
    content.sustainabilityPage(DEFAULT_LANGUAGE),
    content.aboutPage(DEFAULT_LANGUAGE),
    content.legalPage("accessibility", DEFAULT_LANGUAGE),
  ]);
  return [
    { path: "/", from: ["homePage"] },
    { path: CHOOSER, from: [] },
    ...CONFIGURABLE_KINDS.map((kind) => ({
      path: pagePath(KIND_PAGES[kind], "desktop"),
      from: [`kindInfo:${kind}`, `review:${kind}`],
    })),
    { path: "/faq", from: ["faqSection", "faqItem"] },
    ...(bees ? [{ path: PATHS.bees.de, from: ["beesPage"] }] : []),
    ...(sustainability ? [{ path: "/sustainabilityDesktop", from: ["sustainabilityPage"] }] : []),
    ...(about ? [{ path: "/about", from: ["aboutPage"] }] : []),
    { path: "/impressum", from: ["legalPage:imprint"] },
    { path: "/datasecurity", from: ["legalPage:dataProtection"] },
    { path: PATHS.terms.de, from: ["legalPage:terms"] },
    { path: PATHS.withdrawalPolicy.de, from: ["legalPage:withdrawal"] },
    { path: PATHS.withdrawal.de, from: [] },
    { path: PATHS.guarantee.de, from: ["legalPage:guarantee"] },
    ...(accessibility ? [{ path: PATHS.accessibility.de, from: ["legalPage:accessibility"] }] : []),
  ];
}

/** The sitemap as XML: each page in each language with its alternates, and when editors last changed it, if they can. */
export async function sitemap(content: Content, origins: Origins): Promise<string> {
  const [entries, changes] = await Promise.all([entriesOf(content), content.changes(DEFAULT_LANGUAGE)]);
  const urls = entries.flatMap(({ path, from }) => {
    const changed = from
      .map((name) => changes[name] ?? "")
      .sort()
      .at(-1);
    const lastmod = changed ? `<lastmod>${escaped(changed)}</lastmod>` : "";
    const alternates = alternatesOf(path, origins)
      .map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`,
      )
      .join("");
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${escaped(addressIn(language, path, origins))}</loc>${lastmod}${alternates}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
