import * as de from "./de/drawing.js";
import * as en from "./en/drawing.js";
import type { InEach } from "./language.js";

export const DRAWING_WORDS: InEach<typeof de.drawing> = { de: de.drawing, en: en.drawing };
