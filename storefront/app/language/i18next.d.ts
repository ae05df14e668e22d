import "i18next";
import type { Texts } from "./de/index.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "texts";
    resources: { texts: Texts };
  }
}
