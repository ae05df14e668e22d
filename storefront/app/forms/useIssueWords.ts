import { useTranslation } from "react-i18next";
import type { cart } from "../language/de/cart.ts";

/** A fault as it is handed through a form: a key under `cart.issues`, some with a number or an example behind it. */
const KEY = /^([a-zA-Z]+)(?: ([A-Z\d -]+))?$/;

/** Translates a fault into the shopper's language. A text that is none of our keys is Medusa's message and is kept. */
export function useIssueWords(): (issue: string) => string {
  const { t } = useTranslation();
  return (issue) => {
    const [, key, hint] = KEY.exec(issue) ?? [];
    return key ? t(`cart.issues.${key as keyof typeof cart.issues}`, { hint, defaultValue: issue }) : issue;
  };
}
