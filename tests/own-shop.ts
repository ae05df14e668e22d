import { delimiter } from "node:path";

/*
 * Runs before each test file of a running shop. Where several shops run side by side (SHOP_JSONS), the file has the one of its process for
 * itself: no two processes that run at the same time have the same VITEST_POOL_ID.
 */
const shops = process.env.SHOP_JSONS?.split(delimiter) ?? [];
const own = shops[Number(process.env.VITEST_POOL_ID) - 1];
if (own) process.env.SHOP_JSON = own;
