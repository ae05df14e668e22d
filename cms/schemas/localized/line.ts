import { shopLineFault } from "../../../plugins/furniture-rules/src/contact/shop-line.ts";

/** What is wrong with a text of one line and one language, in German; nothing for none. */
export function lineFault(text: string | undefined): true | string {
  return (text && shopLineFault(text)) || true;
}
