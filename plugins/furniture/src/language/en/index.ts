import type { de } from "../de";
import { mails } from "./mails";
import { papers } from "./papers";
import { safety } from "./safety";
import { sample } from "./sample";

export const en: typeof de = { mails, papers, safety, sample, orderPath: "order" };
