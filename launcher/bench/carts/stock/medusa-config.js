const { join } = require("node:path");

const COMMERCE = join(__dirname, "../../../../commerce/.medusa/server");
const shop = require(join(COMMERCE, "medusa-config.js")).default;

const { shopCheckpoints, ...modules } = shop.modules;

/** The shop's own configuration without the furniture and what spares work: Medusa as it comes, on the same database. */
module.exports = {
  ...shop,
  admin: { ...shop.admin, disable: true },
  plugins: shop.plugins.filter((plugin) => ![plugin, plugin.resolve].includes("@planke46/furniture")),
  modules: fromCommerce(modules),
};

/** Paths of modules count from the application they were written for. */
function fromCommerce(value) {
  if (typeof value === "string") return value.startsWith("./") ? join(COMMERCE, value) : value;
  if (Array.isArray(value)) return value.map(fromCommerce);
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fromCommerce(part)]));
}
