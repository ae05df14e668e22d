import { createHash } from "node:crypto";
import type { Response } from "express";
import { Html, html } from "./html";
import { type Language, textOf } from "./texts";

/** Styles of the hosted pages: one column on a phone, summary beside the form from 56rem. */
const STYLES = `
*{box-sizing:border-box}
:root{--ink:#1f2733;--soft:#5b6675;--line:#d5dae1;--panel:#f4f5f7;--brand:#1d5c56;--brand-dark:#15443f;--fault:#b3261e;--test:#f6d365}
html{font:100%/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;color:var(--ink);background:#fff;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column}
a{color:inherit}
.test-mode{margin:0;background:var(--test);color:#3b2c00;padding:.5rem 1.25rem;font-size:.875rem;text-align:center}
.test-mode strong{margin-right:.5rem}
.columns{flex:1;display:flex;flex-direction:column}
.side{background:var(--panel);padding:1.25rem}
.main{padding:1.5rem 1.25rem 3rem}
.side>*,.main>*{max-width:27rem;margin-inline:auto}
.back{display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;text-decoration:none;color:var(--soft);font-size:.9375rem}
.back:hover{color:var(--ink);text-decoration:underline}
.amount-label{margin:1rem 0 0;color:var(--soft)}
.amount{margin:0 0 1.25rem;font-size:2.25rem;font-weight:650;letter-spacing:-.02em;font-variant-numeric:tabular-nums;line-height:1.2}
.lines{list-style:none;margin:0;padding:0}
.lines li{display:flex;gap:1rem;justify-content:space-between;padding:.625rem 0}
.lines small{display:block;color:var(--soft)}
.lines .price,.sum .price{white-space:nowrap;font-variant-numeric:tabular-nums}
.sum{display:flex;justify-content:space-between;gap:1rem;border-top:1px solid var(--line);margin-top:.5rem;padding-top:.875rem;font-weight:650}
h1{font-size:1.5rem;margin:0 0 1.25rem;line-height:1.25}
h2{font-size:1rem;margin:0 0 .75rem}
fieldset{border:0;margin:0 0 1.5rem;padding:0;min-width:0}
legend{padding:0;margin-bottom:.75rem;font-weight:650}
.field{margin-bottom:1rem}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
label{display:block;font-size:.875rem;margin-bottom:.25rem;color:var(--soft)}
input{width:100%;font:inherit;color:inherit;min-height:2.875rem;padding:.5rem .75rem;border:1px solid #8b95a3;border-radius:.5rem;background:#fff}
input:focus-visible,select:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #7fb8b1;outline-offset:2px}
input[aria-invalid=true]{border-color:var(--fault)}
.fault{color:var(--fault);font-size:.875rem;margin:.25rem 0 0}
.alert{border:1px solid var(--fault);border-left-width:.3rem;border-radius:.5rem;padding:.75rem 1rem;margin-bottom:1.25rem;color:var(--fault);background:#fdf3f2}
.alert p{margin:0}
button,.button{display:block;width:100%;min-height:3.125rem;padding:.75rem 1rem;font:inherit;font-weight:650;text-align:center;text-decoration:none;color:#fff;background:var(--brand);border:1px solid var(--brand);border-radius:.5rem;cursor:pointer}
button:hover,.button:hover{background:var(--brand-dark)}
button.second{color:var(--ink);background:#fff;border-color:#8b95a3;margin-top:.75rem}
button.second:hover{background:var(--panel)}
details{margin-top:1.75rem;border-top:1px solid var(--line);padding-top:1rem;font-size:.875rem;color:var(--soft)}
summary{cursor:pointer;min-height:2rem}
table{border-collapse:collapse;width:100%;margin-top:.5rem}
td{padding:.25rem .75rem .25rem 0;vertical-align:top}
td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--ink)}
.methods{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:0 0 1.5rem;padding:0}
.methods a{display:block;min-height:2.75rem;padding:.6rem .9rem;border:1px solid #8b95a3;border-radius:.5rem;text-decoration:none}
.methods a[aria-current]{border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand);font-weight:650}
.notice{flex:1;padding:3rem 1.25rem;max-width:34rem;margin:0 auto;width:100%}
.notice .button{margin-top:1.5rem}
.dashboard{padding:2rem 1.25rem 4rem;max-width:72rem;margin:0 auto;width:100%}
.dashboard section{margin-top:2rem}
.dashboard .scroll{overflow-x:auto}
.dashboard th{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
.dashboard td{border-bottom:1px solid var(--line)}
.dashboard small{display:block;color:var(--soft)}
.dashboard dl{display:grid;grid-template-columns:minmax(0,max-content) minmax(0,1fr);gap:.25rem 1rem;margin:0}
.dashboard dt{color:var(--soft)}
.dashboard dd{margin:0;overflow-wrap:anywhere}
.entries{list-style:none;margin:0 0 1rem;padding:0}
.entries li{border-bottom:1px solid var(--line);padding:.5rem 0}
.entries p{margin:0 0 .5rem;overflow-wrap:anywhere}
.deed{max-width:100%;display:inline-flex;flex-wrap:wrap;gap:.75rem;align-items:flex-end;margin:0 .75rem .75rem 0}
.deed .field{margin:0;min-width:0;max-width:100%}
.deed button{width:auto;min-height:2.875rem;padding:.5rem 1rem}
select{font:inherit;color:inherit;min-height:2.875rem;padding:.5rem .75rem;border:1px solid #8b95a3;border-radius:.5rem;background:#fff;max-width:100%}
.pages a{display:inline-block;min-height:2.75rem;margin-right:1rem}
@media (min-width:56rem){
.columns{flex-direction:row}
.side,.main{flex:1;padding:3.5rem 3rem}
.side>*{margin-right:2rem;margin-left:auto}
.main>*{margin-left:2rem;margin-right:auto}
}
`;

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
