import type { AppLoadContext } from "@remix-run/node";
import { replacedBy } from "../piece/address/line.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";

/**
 * Whether a line of this kind lies in the visitor's cart. True when the commerce side does not answer: the server decides
 * on saving.
 */
export async function liesInCart(
  line: string,
  kind: ConfigurableKind,
  cartId: string | undefined,
  { commerce }: Pick<AppLoadContext, "commerce">,
): Promise<boolean> {
  if (!cartId) return false;
  try {
    const { lines } = await commerce.summary(cartId);
    return lines.some(({ id, ...one }) => id === replacedBy(line).line && one.kind === kind);
  } catch {
    return true;
  }
}
