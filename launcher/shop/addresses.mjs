/**
 * The addresses people and parts use; servers listen on loopback, browsers say localhost.
 * @param {import("../settings/ports.mjs").Ports} ports
 */
export function addressesOf(ports) {
  return {
    storefront: `http://localhost:${ports.storefront}`,
    medusa: `http://localhost:${ports.medusa}`,
    admin: `http://localhost:${ports.medusa}/app`,
    studio: `http://localhost:${ports.studio}`,
    contentLake: `http://localhost:${ports.contentLake}`,
    stripeSandbox: `http://localhost:${ports.stripeSandbox}`,
  };
}

/** @typedef {ReturnType<typeof addressesOf>} Addresses */
