import { methodsInWords } from "@planke46/furniture-rules";
import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "../root.tsx";
import { useLanguage } from "./useLanguage.ts";

/** What the payment page offers, in words as they follow "mit" and "by". */
export function usePaymentMethods(): string {
  const settings = useRouteLoaderData<typeof rootLoader>("root")?.settings;
  return methodsInWords(settings?.onlineMethods ?? ["card"], useLanguage());
}
