import { STATIC_PATHS } from "virtual:static-pages";
import { CONFIGURABLE_KINDS } from "@planke46/furniture-rules/kind-names";
import { pageOfConfigurator, pagePath } from "../screen/screen.ts";

/** The chooser and the configurators. */
const CONFIGURATORS = [
  "/configuratorDesktop",
  ...CONFIGURABLE_KINDS.flatMap((kind) => {
    const page = pageOfConfigurator(kind);
    return [pagePath(page, "desktop"), pagePath(page, "mobile")];
  }),
];

/**
 * Pages that a browser may load ahead: they are the same for all visitors, and asking for one changes and counts nothing.
 * Not among them: how an order ended, and the cart, whose number on other pages follows from it.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          {
            href_matches: [
              ...STATIC_PATHS.filter((path) => !/^\/(order|message)/.test(path)),
              ...CONFIGURATORS,
            ],
          },
          { not: { href_matches: ["/*\\?*lng=*", "/*\\?*utm_*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Lets the browser load the next page as soon as its link is pointed at. */
export function SpeculationRules({ nonce }: { nonce: string | undefined }) {
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own paths
      dangerouslySetInnerHTML={{ __html: RULES }}
    />
  );
}
