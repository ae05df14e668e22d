import { runShop } from "../shop/run-shop.mjs";
import { clusterAddresses, readClusterSettings } from "./cluster-settings.mjs";
import { clusterTasks } from "./cluster-tasks.mjs";

/** `npm run start:cluster`: the production topology without containers, in the foreground. */
export async function run() {
  process.exit(
    await runShop({ settings: readClusterSettings, addresses: clusterAddresses, tasks: clusterTasks }),
  );
}
