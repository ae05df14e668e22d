import { existsSync } from "node:fs";
import { showError } from "../command/fault.mjs";
import { ROOT } from "../command/places.mjs";
import { dataFolder } from "../settings/settings.mjs";
import { forgetDataFolder } from "./forget.mjs";

/** `npm run reset`: forgets the data folder. */
export async function run() {
  const dataDir = dataFolder(process.env, ROOT);
  if (!existsSync(dataDir)) return console.log(`There is nothing to forget: ${dataDir} does not exist.`);
  try {
    const forgotten = await forgetDataFolder(dataDir);
    console.log(`Forgot ${forgotten.join(" and ")}.`);
  } catch (error) {
    process.exitCode = showError(error);
  }
}
