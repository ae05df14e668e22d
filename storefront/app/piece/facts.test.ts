import { defaultConfiguration, dimensionsText, type Furniture } from "@planke46/furniture-rules";
import type { TFunction } from "i18next";
import i18next from "i18next";
import { expect, test } from "vitest";
import { texts as de } from "../language/de/index.ts";
import { texts as en } from "../language/en/index.ts";
import { sizeText } from "./facts.ts";
import { CONFIGURABLE_KINDS } from "./kinds.ts";

test.each(["de", "en"] as const)("captions say measures as the cart does, in %s", async (language) => {
  const shop = i18next.createInstance();
  const t = (await shop.init({
    lng: language,
    ns: "texts",
    resources: { de: { texts: de }, en: { texts: en } },
  })) as TFunction;
  for (const kind of CONFIGURABLE_KINDS) {
    const configuration = defaultConfiguration(kind);
    const said = dimensionsText({ kind, configuration } as Furniture, language);
    expect(sizeText(configuration, t)).toBe(said);
  }
});
