import { CONFIGURABLE_KINDS, type ConfigurableKind, type Kind } from "@planke46/furniture-rules/kind-names";
import { type PairedPage, pageOfConfigurator } from "../screen/screen.ts";

/** Where one chooses what to design. One path for every screen. */
export const CHOOSER = "/configuratorDesktop";

/** The page of each kind; each exists as …Desktop and …Mobile. */
export const KIND_PAGES = Object.fromEntries(
  CONFIGURABLE_KINDS.map((kind) => [kind, pageOfConfigurator(kind)]),
) as Readonly<Record<ConfigurableKind, PairedPage>>;

const KIND_OF_PAGE = new Map<string, ConfigurableKind>(
  CONFIGURABLE_KINDS.map((kind) => [KIND_PAGES[kind], kind]),
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

/** Where the photograph of a piece is, by the query of its configurator: one address, so that browsers keep one copy. */
export function photoAddress(kind: Kind, query: string): string {
  return `/photo/${kind}.webp?${query}`;
}
