/**
 * A package that is built before it can run.
 * @typedef {object} Package
 * @property {string} name as the tasks and stamps call it
 * @property {string} folder from the root
 * @property {readonly string[]} needs packages whose builds go into this one
 * @property {readonly string[]} [reads] packages of which only sources go into this one, and none that imports an installed package
 * @property {readonly string[]} outputs files that exist after a build, from the package's folder; the first is the one that is started
 * @property {"root" | "cms"} install whose node_modules it builds with
 * @property {Readonly<Record<string, string>>} [variables] variables that go into the build, and those of the shop they come from
 */

/**
 * Every built package, those on the longest way first: with two builds at a time the order decides how long all take.
 * @type {readonly Package[]}
 */
export const PACKAGES = [
  {
    name: "observability",
    folder: "plugins/observability",
    needs: [],
    outputs: ["dist/index.js"],
    install: "root",
  },
  {
    name: "furniture-rules",
    folder: "plugins/furniture-rules",
    needs: [],
    outputs: ["dist/esm/index.js", "dist/cjs/index.js"],
    install: "root",
  },
  {
    name: "furniture",
    folder: "plugins/furniture",
    needs: ["furniture-rules"],
    outputs: [".medusa/server"],
    install: "root",
  },
  {
    name: "stripe-checkout",
    folder: "plugins/stripe-checkout",
    needs: [],
    outputs: [".medusa/server"],
    install: "root",
  },
  {
    name: "commerce",
    folder: "commerce",
    needs: ["observability", "furniture-rules", "furniture", "stripe-checkout"],
    outputs: [".medusa/server/medusa-config.js", ".medusa/server/public/admin/index.html"],
    install: "root",
  },
  {
    name: "storefront",
    folder: "storefront",
    needs: ["observability", "furniture-rules"],
    outputs: ["build/start.js"],
    install: "root",
  },
  {
    name: "cms",
    folder: "cms",
    // It waits for no other build: on a first start it is built while npm installs the rest.
    needs: [],
    reads: ["furniture-rules"],
    outputs: ["dist/index.html"],
    install: "cms",
    // Unset for the content lake, whose Studio learns its addresses when it is served.
    variables: {
      SANITY_STUDIO_PROJECT_ID: "SANITY_PROJECT_ID",
      SANITY_STUDIO_DATASET: "SANITY_DATASET",
      SANITY_STUDIO_STOREFRONT_URL: "STOREFRONT_URL",
    },
  },
];

/**
 * @param {string} name
 * @returns {Package}
 */
export function packageNamed(name) {
  const found = PACKAGES.find((one) => one.name === name);
  if (!found) throw new Error(`There is no package ${name}.`);
  return found;
}

/**
 * The variables that a build bakes in, as this environment sets them.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function bakedVariables(name, env) {
  /** @type {Record<string, string>} */
  const baked = {};
  for (const [variable, source] of Object.entries(packageNamed(name).variables ?? {})) {
    const value = env[source];
    if (value) baked[variable] = value;
  }
  return baked;
}
