/**
 * @typedef {"storefront" | "medusa" | "studio" | "contentLake" | "stripeSandbox" | "postgres"} PortName
 * @typedef {Record<PortName, number>} Ports
 */

/** Every port of the shop: the part that listens, its variable and its default. */
export const PORTS = /** @type {const} */ ({
  storefront: { part: "storefront", variable: "STOREFRONT_PORT", standard: 3000 },
  medusa: { part: "Medusa", variable: "MEDUSA_PORT", standard: 9000 },
  studio: { part: "Studio", variable: "STUDIO_PORT", standard: 3333 },
  contentLake: { part: "content lake", variable: "CONTENT_LAKE_PORT", standard: 3900 },
  stripeSandbox: { part: "Stripe sandbox", variable: "STRIPE_SANDBOX_PORT", standard: 3950 },
  postgres: { part: "Postgres", variable: "POSTGRES_PORT", standard: 54320 },
});

export const PORT_NAMES = /** @type {PortName[]} */ (Object.keys(PORTS));

/**
 * Reads the ports from the environment; an unset or empty variable takes its default.
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ ports: Ports, faults: string[] }}
 */
export function readPorts(env) {
  /** @type {Partial<Ports>} */
  const ports = {};
  const faults = [];
  for (const name of PORT_NAMES) {
    const { variable, standard } = PORTS[name];
    const text = env[variable]?.trim() || String(standard);
    const port = Number(text);
    ports[name] = port;
    if (/^\d+$/.test(text) && port >= 1 && port <= 65535) continue;
    faults.push(`${variable} must be a whole number from 1 to 65535, but is "${text}".`);
  }
  const read = /** @type {Ports} */ (ports);
  return { ports: read, faults: [...faults, ...sharedPortFaults(read)] };
}

/**
 * @param {Ports} ports
 * @returns {string[]} one line for each pair of parts that would fight over a port
 */
function sharedPortFaults(ports) {
  const faults = [];
  for (const [index, name] of PORT_NAMES.entries()) {
    const rival = PORT_NAMES.slice(0, index).find((earlier) => ports[earlier] === ports[name]);
    if (!rival) continue;
    faults.push(
      `${PORTS[rival].variable} and ${PORTS[name].variable} are both ${ports[name]}, but each part needs a port of its own.`,
    );
  }
  return faults;
}
