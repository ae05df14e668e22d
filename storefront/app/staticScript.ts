/** Id of the element that loads `entry.static.ts`, which says whether the page is counted. */
export const STATIC_SCRIPT = "static-script";
