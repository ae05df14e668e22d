import type { Texts } from "../de/index.ts";

export const preview: Texts["preview"] = {
  label: "Preview",
  on: "Preview: you see drafts",
  end: "End",
  refusedTitle: "No preview",
  badSecret:
    "This link to the preview does not hold any more: it has expired, was used before or does not come from the Studio. Open the preview there once more.",
  noToken: "The shop is not allowed to read drafts. Set SANITY_API_READ_TOKEN and start the shop again.",
  silent: "Sanity is not answering the shop at the moment. Please try again shortly.",
};
