const CART_ID = /^cart_[0-9A-Za-z]{10,40}$/;

/** The cart in the address to which Stripe sends a shopper back; undefined where it names none. */
export function cartIdIn({ url }: Pick<Request, "url">): string | undefined {
  const asked = new URL(url).searchParams.get("cart_id") ?? "";
  return CART_ID.test(asked) ? asked : undefined;
}
