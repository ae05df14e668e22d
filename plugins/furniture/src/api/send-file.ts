import type { MedusaResponse } from "@medusajs/framework/http";

/** Answers with a file that is kept by no cache. Characters that a file's name may not have become underscores. */
export function sendFile(
  response: MedusaResponse,
  content: Buffer,
  { name, type, download = false }: { name: string; type: string; download?: boolean },
): void {
  response.setHeader("content-type", type);
  const disposition = download ? "attachment" : "inline";
  response.setHeader("content-disposition", `${disposition}; filename="${name.replace(/[^\w.-]/g, "_")}"`);
  response.setHeader("cache-control", "no-store");
  response.status(200).end(content);
}
