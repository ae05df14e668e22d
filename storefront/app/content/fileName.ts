import { FALLBACK_NAME } from "./fallbackName.ts";

/** What the names of saved files begin with: the shop's name in plain letters and figures, which headers can carry. */
export function shopFileName(shop: string = FALLBACK_NAME): string {
  return (
    shop
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z\d]/g, "") || "shop"
  );
}
