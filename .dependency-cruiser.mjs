/** Folders of the furniture plugin's domain, the lowest first. Each may import those before it, and no other. */
const DOMAIN = [
  "regions",
  "prices",
  "vouchers",
  "configuration",
  "cart",
  "contact",
  "planks",
  "repricing",
  "checkout",
  "orders",
  "workshop",
  "mails",
  "order-lifecycle",
  "order-change",
  "shipping",
  "reservations",
  "production-sheet",
  "papers",
  "order-page",
  "messages",
  "withdrawals",
  "origin-survey",
  "designs",
  "offers",
  "reconciliation",
  "workshop-board",
  "order-list",
  "today",
  "customer-data",
  "metrics",
];
const SRC = "^plugins/furniture/src";

/** What images/Dockerfile copies for the Studio's build, beside cms itself. */
const TAKEN_BY_THE_STUDIO =
  "^plugins/furniture-rules/src/(mail-texts/|contact/|language/|market\\.ts|prices/price-placeholders\\.ts)";

/** Folders of the storefront, the lowest first. Each may import those before it, and no other. */
const PAGES = [
  "memory",
  "styles",
  "session",
  "language",
  "toast",
  "money",
  "plank-viewer",
  "content",
  "shop",
  "screen",
  "navigation",
  "piece",
  "loading",
  "forms",
  "commerce",
  "seo",
  "consent",
  "analytics",
  "layout",
  "preview",
  "reviews",
  "faq",
  "legal",
  "pages",
  "offer",
  "home",
  "kind-info",
  "scene",
  "sets",
  "question",
  "withdrawal",
  "drafts",
  "cart",
  "configurator",
  "order",
  "order-page",
  "routes",
];
const APP = "^storefront/app";

/**
 * A stack of folders: none imports one that is above it.
 * @param {string} name
 * @param {string} root
 * @param {readonly string[]} folders
 */
const stack = (name, root, folders) =>
  folders.map((folder, index) => ({
    name: `${name}-${folder}`,
    comment: `Folders import those before them: ${folders.join(" < ")}. A test may import what it tests.`,
    severity: /** @type {const} */ ("error"),
    from: { path: `${root}/${folder}/`, pathNot: "\\.test\\.tsx?$" },
    to: { path: `${root}/(?!(?:${folders.slice(0, index + 1).join("|")})/)[^/]+/` },
  }));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle",
      comment:
        "Files that import each other, types included, cannot be understood one by one. Move what both need below both.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "language-imports-the-rules-alone",
      comment:
        "Texts to customers are the lowest layer, one folder a language: whoever says something reads it there, and no text needs to know who.",
      severity: "error",
      from: { path: `${SRC}/language/` },
      to: { path: `${SRC}/(?!language/)` },
    },
    {
      name: "core-knows-no-furniture",
      comment:
        "The core (refusals, database, request id, formats, money) is what any plugin needs: of ours it imports the texts alone.",
      severity: "error",
      from: { path: `${SRC}/core/` },
      to: { path: `${SRC}/(?!language/|core/)` },
    },
    {
      name: "modules-import-core-and-language-alone",
      comment:
        "A module keeps rows and the rules that hold in one statement. What asks several modules is the domain's.",
      severity: "error",
      from: { path: `${SRC}/modules/` },
      to: { path: `${SRC}/(?!language/|core/|modules/)` },
    },
    {
      name: "domain-is-called-not-calling",
      comment:
        "Workflows, routes, jobs and admin pages call the domain. What runs a workflow belongs to workflows/runs.",
      severity: "error",
      from: { path: `${SRC}/domain/` },
      to: { path: `${SRC}/(?!language/|core/|modules/|domain/)` },
    },
    {
      name: "nothing-imports-the-edge",
      comment:
        "Routes, admin pages, jobs, subscribers and scripts are where Medusa comes in: nothing imports them.",
      severity: "error",
      from: { path: SRC, pathNot: `${SRC}/(api|admin|jobs|subscribers|migration-scripts)/` },
      to: { path: `${SRC}/(api|admin|jobs|subscribers|migration-scripts)/` },
    },
    ...stack("domain", `${SRC}/domain`, DOMAIN),
    ...stack("storefront", APP, PAGES),
    {
      name: "nothing-imports-a-page",
      comment:
        "Routes and the root put features together; what a feature needs of them is a hook or a type below.",
      severity: "error",
      from: { path: `${APP}/[^/]+/`, pathNot: [`${APP}/routes/`, "\\.test\\.tsx?$"] },
      to: { path: [`${APP}/routes/`, `${APP}/(root|entry)\\b`] },
    },
    {
      name: "the-studio-s-image-holds-little-else",
      comment:
        "images/Dockerfile builds the Studio of cms and of what is named here, without its packages. What is to come along is named at both places.",
      severity: "error",
      from: { path: "^cms/(schemas|studio|studio-server|sanity\\.\\w+\\.ts)", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^(plugins|commerce|storefront|launcher|tests|tools)/",
        pathNot: TAKEN_BY_THE_STUDIO,
      },
    },
    {
      name: "what-the-studio-takes-stands-alone",
      comment: "In the Studio's image there is nothing beside it.",
      severity: "error",
      from: { path: TAKEN_BY_THE_STUDIO, pathNot: "\\.test\\.ts$" },
      to: { pathNot: TAKEN_BY_THE_STUDIO },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(node_modules|/dist/|\\.medusa/|/build/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".mts", ".mjs", ".js", ".json"] },
  },
};
