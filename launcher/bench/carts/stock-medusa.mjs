import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../../command/places.mjs";
import { secretsOf } from "../../data-folder/secrets.mjs";
import { waitForHealth } from "../../processes/health.mjs";
import { LogFile } from "../../processes/log-file.mjs";
import { readSettings } from "../../settings/settings.mjs";
import { addressesOf } from "../../shop/addresses.mjs";
import { medusa } from "../../shop/parts.mjs";

const FOLDER = fileURLToPath(new URL("stock", import.meta.url));
const READY_WITHIN_MS = 180_000;

/**
 * Runs a plain Medusa without our plugins on the database of the running shop while `work` runs, and passes it the URL.
 * @template Result
 * @param {{ database: string, dataDir: string }} shop
 * @param {import("../../processes/children.mjs").Children} children
 * @param {AbortSignal} signal
 * @param {(address: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withStockMedusa({ database, dataDir }, children, signal, work) {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir }, ROOT);
  const ports = { ...settings.ports, medusa: await freePort() };
  const facts = {
    settings: { ...settings, ports },
    addresses: { ...addressesOf(ports), storefront: "http://localhost:1" },
    secrets: secretsOf(dataDir),
  };
  const { args, env, health } = medusa(facts, database);
  const log = new LogFile(join(dataDir, "logs", "stock-medusa.log"));
  const child = children.start({
    name: "stock Medusa",
    command: process.execPath,
    args,
    cwd: FOLDER,
    env,
    log,
  });
  try {
    await waitForHealth({ url: health, child, timeoutMs: READY_WITHIN_MS, signal });
    return await work(facts.addresses.medusa);
  } finally {
    await children.stop((one) => one === child);
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? address?.port : undefined;
      server.close(() => (port ? resolve(port) : reject(new Error("There is no free port"))));
    });
  });
}
