import { resolve } from "node:path";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readEnvironment } from "../../../../environment";

/** How Medusa's local file provider marks what only staff may see, such as exports of orders. */
const PRIVATE_PREFIX = "private-";

/** Serves the files of FILES_DIR: Medusa itself looks for them in its build, which the next build empties. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const file = request.params.file ?? "";
  // Files lie in one folder. `.%2Fprivate-…` would be found there as well, and not be taken for a private one.
  if (/[/\\]/.test(file)) {
    response.status(404).json({ type: "not_found", message: `There is no file ${file}` });
    return;
  }
  if (file.startsWith(PRIVATE_PREFIX) && !isStaff(request)) {
    response.status(401).json({ type: "unauthorized", message: "Only staff may open this file" });
    return;
  }
  const folder = readEnvironment(process.env).FILES_DIR;
  if (!folder) {
    response.status(404).json({ type: "not_found", message: "Files of this shop lie in a bucket" });
    return;
  }
  const root = resolve(folder);
  // What was uploaded is shown as what it is, never run as a page of the shop.
  const headers = {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
  await new Promise<void>((done) => {
    response.sendFile(file, { root, dotfiles: "deny", headers, maxAge: "1d" }, (error) => {
      if (error && !response.headersSent) {
        response.status(404).json({ type: "not_found", message: `There is no file ${file}` });
      }
      done();
    });
  });
}

function isStaff({ session }: MedusaRequest): boolean {
  return session?.auth_context?.actor_type === "user";
}
