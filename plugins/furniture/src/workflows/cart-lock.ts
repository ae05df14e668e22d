/** Changes of one cart wait for each other this long, and none may keep a cart longer. Seconds. */
export const CART_LOCK = { timeout: 10, ttl: 60, retryInterval: 0.05 };
