import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "../../launcher/command/places.mjs";

const run = promisify(execFile);

/** The packages of another shop, in the order of their dependencies. */
export const PLUGINS = ["furniture-rules", "furniture", "stripe-checkout"] as const;

/**
 * Packs the plugins as `npm publish` would.
 * @returns the tarballs' paths, by the folder's name in `plugins`
 */
export async function packPlugins(folder: string): Promise<Record<(typeof PLUGINS)[number], string>> {
  const packed = await Promise.all(
    PLUGINS.map(async (plugin) => {
      const args = ["pack", "--silent", "--pack-destination", folder];
      const { stdout } = await run("npm", args, { cwd: join(ROOT, "plugins", plugin) });
      return [plugin, join(folder, stdout.trim())];
    }),
  );
  return Object.fromEntries(packed);
}
