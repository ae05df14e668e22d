/**
 * Sources that a running `npm run dev` takes over. The storefront and the Studio are not among them: Vite watches theirs.
 * @typedef {object} Sources
 * @property {string} title what the terminal calls them
 * @property {readonly string[]} folders watched, from the root
 * @property {readonly string[]} configurations TypeScript's, from the root, one for each output; none where a part runs from its sources
 * @property {readonly string[]} builds whose outputs are then no longer those of their sources, by name
 * @property {readonly string[]} parts that are started anew, by name
 */

/** @type {readonly Sources[]} */
export const SOURCES = [
  {
    title: "observability",
    folders: ["plugins/observability/src"],
    configurations: ["plugins/observability/tsconfig.build.json"],
    builds: ["observability"],
    parts: ["Medusa", "storefront"],
  },
  {
    title: "furniture-rules",
    folders: ["plugins/furniture-rules/src"],
    configurations: [
      "plugins/furniture-rules/tsconfig.esm.json",
      "plugins/furniture-rules/tsconfig.cjs.json",
    ],
    builds: ["furniture-rules"],
    // The storefront's own server has loaded the rules as well.
    parts: ["Medusa", "storefront"],
  },
  {
    title: "furniture",
    folders: ["plugins/furniture/src"],
    configurations: ["plugins/furniture/tsconfig.json"],
    builds: ["furniture"],
    parts: ["Medusa"],
  },
  {
    title: "stripe-checkout",
    folders: ["plugins/stripe-checkout/src"],
    configurations: ["plugins/stripe-checkout/tsconfig.json"],
    builds: ["stripe-checkout"],
    parts: ["Medusa"],
  },
  {
    title: "commerce",
    folders: ["commerce/src", "commerce/http-security"],
    configurations: ["commerce/tsconfig.json"],
    builds: ["commerce"],
    parts: ["Medusa"],
  },
  {
    title: "Stripe sandbox",
    folders: ["plugins/stripe-checkout/sandbox"],
    configurations: [],
    builds: [],
    parts: ["Stripe sandbox"],
  },
  {
    title: "content lake",
    folders: ["cms/content-lake"],
    configurations: [],
    builds: [],
    parts: ["content lake"],
  },
];
