import { runShop } from "./run-shop.mjs";

/** `npm start`: the whole shop as optimised builds, in the foreground. */
export async function run() {
  process.exit(await runShop());
}
