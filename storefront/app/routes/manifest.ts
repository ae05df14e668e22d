import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageOf, textsIn } from "../language/language.server.ts";
import { CHOOSER } from "../piece/pages.ts";

/** The paper on which the shop is drawn; the same as in the design tokens. */
const PAPER = "#f5f0e6";

/**
 * `/manifest.webmanifest?lng=en`: how the shop looks on a home screen. Browsers ask without cookies, so the page's link
 * names the language.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const language = await languageOf(request);
  const [t, { name }] = await Promise.all([textsIn(language), context.content.settings(language)]);
  const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description: t("shop.description"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: PAPER,
    theme_color: PAPER,
    categories: ["shopping", "lifestyle"],
    icons: [
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("maskable-512", 512, "maskable"),
      { src: "/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [
      { name: t("shop.configurator"), url: CHOOSER },
      { name: t("shop.cart"), url: "/cartDesktop" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "Content-Type": "application/manifest+json; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
