import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOT } from "../../command/places.mjs";
import type { RunningShop } from "../../command/running-shop.mjs";
import { secretsOf } from "../../data-folder/secrets.mjs";
import type { Children } from "../../processes/children.mjs";
import { waitForHealth } from "../../processes/health.mjs";
import { LogFile } from "../../processes/log-file.mjs";
import { freePorts } from "../../settings/free-port.mjs";
import { readSettings } from "../../settings/settings.mjs";
import { addressesOf } from "../../shop/addresses.mjs";
import { medusa } from "../../shop/parts.mjs";

const FOLDER = fileURLToPath(new URL("stock", import.meta.url));
const READY_WITHIN_MS = 180_000;

/** Runs a plain Medusa without our plugins on the database of the running shop while `work` runs, and passes it the URL. */
export async function withStockMedusa<Result>(
  { database, dataDir }: RunningShop,
  children: Children,
  signal: AbortSignal,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings({ ...process.env, DATA_DIR: dataDir }, ROOT);
  const [port = 0] = await freePorts(1);
  const ports = { ...settings.ports, medusa: port };
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
