import type { PairedPage } from "../screen/screen.ts";
import type { ConfigurableKind } from "./kinds.ts";

/** Where one chooses what to design. One path for every screen. */
export const CHOOSER = "/configuratorDesktop";

/** The page of each kind; each exists as …Desktop and …Mobile. */
export const KIND_PAGES = {
  table: "configuratorTable",
  tableOffice: "configuratorTableOffice",
  bench: "configuratorBench",
  stool: "configuratorStool",
  shelf: "configuratorShelf",
  frame: "configuratorFrame",
} as const satisfies Record<ConfigurableKind, PairedPage>;

const KIND_OF_PAGE = new Map<string, ConfigurableKind>(
  (Object.keys(KIND_PAGES) as ConfigurableKind[]).map((kind) => [KIND_PAGES[kind], kind]),
);

/** The kind a configurator's path is about, with or without `.data`; undefined for any other path. */
export function kindOfPath(pathname: string): ConfigurableKind | undefined {
  const page = /^\/(\w+?)(?:Desktop|Mobile)(?:\.data)?$/.exec(pathname)?.[1];
  return page === undefined ? undefined : KIND_OF_PAGE.get(page);
}

/** The configurator of a kind; undefined for samples, which are not configured. */
export function pageOfKind(kind: string): PairedPage | undefined {
  return Object.hasOwn(KIND_PAGES, kind) ? KIND_PAGES[kind as ConfigurableKind] : undefined;
}
