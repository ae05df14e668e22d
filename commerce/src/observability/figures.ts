// The loader of the build sees only what a file names.
/// <reference path="./furniture-plugin.d.ts" />
import { shopFigures } from "@planke46/furniture/domain/metrics/shop-figures";
import { showFigures } from "@planke46/observability";
import { databaseConnection } from "./readiness";

/** How long the figures from the database are reused (ms), so that frequent scrapes cost no queries. */
const FIGURES_FOR_MS = 10_000;

/**
 * Returns what brings the figures from the database up to date before metrics are read. Without the database the figures
 * are left out; the process's own metrics are then even more important.
 */
export function freshFigures(): () => Promise<void> {
  let until = 0;
  let running: Promise<void> | undefined;
  const refresh = async () => {
    const connection = databaseConnection();
    if (!connection) return;
    showFigures(await shopFigures(connection));
    until = performance.now() + FIGURES_FOR_MS;
  };
  return async () => {
    if (performance.now() < until) return;
    running ??= refresh().finally(() => {
      running = undefined;
    });
    await running.catch(() => showFigures([]));
  };
}
