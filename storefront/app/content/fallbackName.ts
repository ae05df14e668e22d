/** The shop's name until the CMS has answered once; from then on the settings in the Studio say it. */
export const FALLBACK_NAME = "Planke 46";
