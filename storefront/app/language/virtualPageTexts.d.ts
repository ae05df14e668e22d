/** Made by texts-plugin at build time. A page is called by its route's file ("routes/home"). */
declare module "virtual:page-texts" {
  /** The page of each route, by the route's id. */
  export const PAGE_OF_ROUTE: Record<string, string | undefined>;
  /** The keys (or beginnings of keys) of the texts that each page may show; absent while developing. */
  export const KEYS_OF_PAGES: Record<string, string[] | undefined>;
}
