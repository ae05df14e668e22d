import { createHash } from "node:crypto";
import type { Embedding, Settings } from "./environment.ts";

/** The script and the font that Sanity's page loads from other sites; removed, so that ours loads nothing foreign. */
const OUTSIDE_SCRIPT = /<script[^>]+src="https:\/\/[^"]*"[^>]*><\/script>/g;
const OUTSIDE_FONT = /@font-face\s*{[^}]*https:\/\/[^}]*}/g;
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export interface StudioPage {
  html: string;
  /** What the page may do, for Content-Security-Policy. */
  policy: string;
}

/**
 * The built Studio's page as it is served, and its content policy, which allows the page's own scripts by their hashes.
 * The embedded Studio gets the content lake's address and the token in an inline script, not in a script file: another
 * site can load a script file of ours, but cannot read our page.
 */
export function studioPage(
  built: string,
  { embedding, projectId }: Pick<Settings, "embedding" | "projectId">,
): StudioPage {
  const own = built
    .replace(OUTSIDE_SCRIPT, "")
    .replace(OUTSIDE_FONT, "")
    .replace('<html lang="en">', '<html lang="de">')
    .replace("<title>Sanity Studio</title>", "<title>Planke 46 – Inhalte</title>");
  const html = embedding ? own.replace("</head>", () => `${configuration(embedding)}</head>`) : own;
  const content = embedding ? lakeOf(embedding) : hostedSanity(projectId);
  return { html, policy: contentSecurityPolicy(html, content) };
}

function configuration(embedding: Embedding): string {
  return `<script>window.planke46Studio=${JSON.stringify(embedding).replace(/</g, "\\u003c")}</script>`;
}

/** Where the Studio finds its content. */
interface ContentPlaces {
  pictures: string;
  api: string;
}

const OWN_NAMES = ["localhost", "127.0.0.1"];

/** The content lake with its side ports, by either of the machine's own names: listeners ask by the other. */
function lakeOf({ contentLakeUrl }: Embedding): ContentPlaces {
  const { protocol, hostname } = new URL(contentLakeUrl);
  const names = OWN_NAMES.includes(hostname) ? OWN_NAMES : [hostname];
  const api = names
    .map((name) => `${protocol}//${name}:* ${protocol.replace("http", "ws")}//${name}:*`)
    .join(" ");
  return { pictures: contentLakeUrl, api };
}

/** Hosted Sanity: one project's API where the project is known, and what all projects share for signing in. */
function hostedSanity(projectId = "*"): ContentPlaces {
  const project = `${projectId}.api.sanity.io`;
  return {
    pictures: "https://cdn.sanity.io",
    api: `https://${project} wss://${project} https://${projectId}.apicdn.sanity.io https://api.sanity.io https://cdn.sanity.io`,
  };
}

/** Lets the page talk to itself and to its content, and to nothing else; its libraries write styles into elements. */
function contentSecurityPolicy(html: string, { pictures, api }: ContentPlaces): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${pictures}`,
    `media-src 'self' data: blob: ${pictures}`,
    `connect-src 'self' ${api}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
