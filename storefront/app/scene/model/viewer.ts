/** What puts a model into a room: Android's Scene Viewer, or Quick Look of Apple's phones, tablets and headsets. */
export type Viewer = "sceneViewer" | "quickLook";

/** The viewer of this browser's device; null where there is none that one could count on. */
export function viewerOf(userAgent: string, knowsArLinks: boolean): Viewer | null {
  if (knowsArLinks) return "quickLook";
  // Headsets say they are Android but have no Scene Viewer.
  return /\bAndroid\b/.test(userAgent) && !/OculusBrowser|\bQuest\b|\bPico\b/i.test(userAgent)
    ? "sceneViewer"
    : null;
}

interface Shown {
  /** Address of the model without its ending and query, e.g. https://shop.example/model/table. */
  model: string;
  query: string;
  title: string;
  /** Where the furniture can be seen and bought. */
  page: string;
  /** Hangs on a wall instead of standing on the floor. */
  hangs: boolean;
}

/** The link that opens an AR viewer with scaling switched off, so that the furniture keeps its true size. */
export function viewerAddress(viewer: Viewer, { model, query, title, page, hangs }: Shown): string {
  if (viewer === "quickLook") {
    const said = new URLSearchParams({ allowsContentScaling: "0", canonicalWebPageURL: page });
    return `${model}.usdz?${query}#${said}`;
  }
  const file = `${model}.glb?${query}`;
  const said = new URLSearchParams({
    file,
    mode: "ar_preferred",
    resizable: "false",
    ...(hangs && { enable_vertical_placement: "true" }),
    title,
    link: page,
  });
  const intent = [
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent(file)}`,
  ];
  // "+" means a space only in form encoding.
  const spaced = said.toString().replaceAll("+", "%20");
  return `intent://arvr.google.com/scene-viewer/1.2?${spaced}#Intent;${intent.join(";")};end;`;
}
