import type { AppLoadContext } from "@remix-run/node";
import type { ConfigurableKind } from "./kinds.ts";

/** Whether a line of this kind lies in the visitor's cart; true when nobody can say, the server decides on saving. */
export async function liesInCart(
  line: string,
  kind: ConfigurableKind,
  cartId: string | undefined,
  { commerce }: Pick<AppLoadContext, "commerce">,
): Promise<boolean> {
  if (!cartId) return false;
  try {
    const { lines } = await commerce.summary(cartId);
    return lines.some((one) => one.id === line && one.kind === kind);
  } catch {
    return true;
  }
}
