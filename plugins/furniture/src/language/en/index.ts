import type { de } from "../de";
import { mails } from "./mails";
import { papers } from "./papers";
import { sample } from "./sample";

export const en: typeof de = { mails, papers, sample, orderPath: "order" };
