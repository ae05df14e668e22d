/**
 * Medusa's shell is as high as the window and scrolls inside: the browser prints its first sheet and leaves out the rest without a word.
 * On paper everything around the page grows with it.
 */
const PRINTED = `@media print {
  html, body, :has(main), main { height: auto !important; max-height: none !important; overflow: visible !important; }
}`;

/** For every page of the admin: the plugin is one bundle, which the admin loads as a whole. */
if (globalThis.document) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PRINTED);
  document.adoptedStyleSheets.push(sheet);
}
