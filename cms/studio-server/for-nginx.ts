import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { securityHeaders } from "./headers.ts";
import { studioPage } from "./page.ts";

/**
 * Prepares a built hosted Studio for nginx, so that it is served as by our own server. `for-nginx.ts FILE` removes
 * external requests from the page and writes its headers as nginx directives to FILE. Reads SANITY_STUDIO_PROJECT_ID.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error("for-nginx.ts needs the name of a file for the headers");
const built = fileURLToPath(new URL("../dist/index.html", import.meta.url));
const { html, policy } = studioPage(await readFile(built, "utf8"), {
  embedding: undefined,
  projectId: process.env.SANITY_STUDIO_PROJECT_ID || undefined,
});
const headers = { ...securityHeaders(true), "Content-Security-Policy": policy };
const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;\n`);
await writeFile(file, lines.join(""));
await writeFile(built, html);
