import * as de from "./de/colors.js";
import * as en from "./en/colors.js";
import type { InEach } from "./language.js";

export const COLOR_NAMES: InEach<typeof de.colorNames> = { de: de.colorNames, en: en.colorNames };
