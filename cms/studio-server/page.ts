import type { Embedding } from "./environment.ts";

/** Sanity's page asks these outside addresses for a script and its font; the embedded Studio asks nobody. */
const OUTSIDE_SCRIPT = /<script[^>]+src="https:\/\/[^"]*"[^>]*><\/script>/g;
const OUTSIDE_FONT = /@font-face\s*{[^}]*https:\/\/[^}]*}/g;
const INLINE_SCRIPT = /<script>/g;

/**
 * The built Studio's page with the content lake's address and the token written into it. Into the page itself and not
 * into a script of its own: another site can load a script of ours, but not read our page.
 */
export function embeddedPage(html: string, embedding: Embedding, nonce: string): string {
  const config = JSON.stringify(embedding).replace(/</g, "\\u003c");
  return html
    .replace(OUTSIDE_SCRIPT, "")
    .replace(OUTSIDE_FONT, "")
    .replace(INLINE_SCRIPT, `<script nonce="${nonce}">`)
    .replace('<html lang="en">', '<html lang="de">')
    .replace("<title>Sanity Studio</title>", "<title>Planke 46 – Inhalte</title>")
    .replace("</head>", () => `<script nonce="${nonce}">window.planke46Studio=${config}</script></head>`);
}

const OWN_NAMES = ["localhost", "127.0.0.1"];

/** Lets the embedded Studio talk to itself and to the content lake with its side ports, and to nothing else. */
export function contentSecurityPolicy({ contentLakeUrl, storefrontUrl }: Embedding, nonce: string): string {
  const { protocol, hostname } = new URL(contentLakeUrl);
  // The machine's own names: listeners ask by the one, everything else by the other.
  const names = OWN_NAMES.includes(hostname) ? OWN_NAMES : [hostname];
  const lake = names
    .map((name) => `${protocol}//${name}:* ${protocol.replace("http", "ws")}//${name}:*`)
    .join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${contentLakeUrl}`,
    `media-src 'self' data: blob: ${contentLakeUrl}`,
    `connect-src 'self' ${lake}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${storefrontUrl}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
