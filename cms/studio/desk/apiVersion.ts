/** The version of Sanity's API the lists are written for. */
export const API_VERSION = "2025-02-19";
