import { z } from "@medusajs/framework/zod";

/** The plugin's option that concerns pictures; it may be left out. */
export const fileOptions = z.object({
  /** Below which Medusa's file provider serves what is uploaded: its `backend_url`, or the `file_url` of a bucket. */
  filesUrl: z.url().default("http://localhost:9000/static"),
});

/** Whether an address lies below another one, once it is written as a browser would ask for it. */
export function isBelow(base: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  return new URL(address).href.startsWith(`${new URL(base).href.replace(/\/+$/, "")}/`);
}
