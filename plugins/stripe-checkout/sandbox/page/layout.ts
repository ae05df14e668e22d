import { createHash } from "node:crypto";
import type { Response } from "express";
import { Html, html } from "./html";
import { STYLES } from "./styles";
import { type Language, textOf } from "./texts";

const STYLE_HASH = createHash("sha256").update(STYLES).digest("base64");

export interface Page {
  language: Language;
  title: string;
  content: Html;
}

/**
 * Sends a hosted page.
 * @param origins sites that a form on the page may lead to; browsers check redirects after a submit too
 */
export function sendPage(response: Response, status: number, page: Page, origins: string[] = []): void {
  response.status(status).set({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "content-security-policy": [
      "default-src 'none'",
      `style-src 'sha256-${STYLE_HASH}'`,
      "img-src data:",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action 'self' ${[...new Set(origins)].join(" ")}`.trim(),
    ].join("; "),
  });
  response.send(document(page).markup);
}

function document({ language, title, content }: Page): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLES)}</style>
</head>
<body>
<header class="test-mode"><strong>${textOf(language, "testMode")}</strong>${textOf(language, "testModeNote")}</header>
${content}
</body>
</html>`;
}
