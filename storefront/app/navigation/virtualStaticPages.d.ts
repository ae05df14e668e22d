/** Written by `static-pages-plugin`. */
declare module "virtual:static-pages" {
  /** The paths of pages that are rendered on the server alone. */
  export const STATIC_PATHS: readonly string[];
  /** The addresses of the script that such pages load, and of what it imports. On the server alone; else empty. */
  export const STATIC_SCRIPTS: readonly string[];
}
