import type { ExecArgs, ISettingsModuleService, LayoutConfigurationData } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/**
 * Where entries stand, by Medusa's name of the page and of the entry: what has no number has 0. The names are those of
 * `LayoutComposer` in Medusa's dashboard; our own are the ids of the widgets and the addresses of the pages.
 */
const LAYOUTS: Record<string, Record<string, number>> = {
  "order.details": {
    "core:OrderGeneralSection": -3,
    "widget:furniture:order-matters": -2,
    "widget:furniture:order-furniture": -1,
  },
  sidebar: {
    "core:Searchbar": -4,
    "core:nav:/today": -3,
    "core:nav:/orders": -2,
    "core:nav:/workshop": -1,
  },
};

/**
 * Puts the furniture of an order, and what of it waits for staff, below the order's head; and the pages of the day on top of
 * the menu. Medusa leaves a widget's `before` unheeded and puts what a plugin brings last; a layout for everybody is its way to
 * another place. Staff may still arrange both for themselves, and a layout that they have made for everybody stays.
 */
export default async function layOutTheAdmin({ container }: ExecArgs): Promise<void> {
  const settings = container.resolve<ISettingsModuleService>(Modules.SETTINGS);
  for (const [zone, places] of Object.entries(LAYOUTS)) {
    if (await settings.getSystemDefaultLayoutConfiguration(zone)) continue;
    await settings.setSystemDefaultLayoutConfiguration(zone, layoutOf(places));
  }
}

function layoutOf(places: Record<string, number>): LayoutConfigurationData {
  return { widgets: Object.fromEntries(Object.entries(places).map(([id, order]) => [id, { order }])) };
}
