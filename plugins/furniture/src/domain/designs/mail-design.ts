import type { MedusaContainer } from "@medusajs/framework/types";
import type { Furniture } from "@planke46/furniture-rules";
import type { Language } from "../../core/language";
import { Refusal } from "../../core/refusal/refusal";
import { shopDetails, standardColors } from "../../modules/shop-details/shop-details";
import { plankTitles } from "../configuration/plank-titles";
import { priceConfiguration } from "../configuration/price-configuration";
import { queueMail } from "../mails/queue-mail";
import type { DesignMail } from "../mails/templates/design-data";
import { describe } from "../orders/describe";
import { currentPrices } from "../prices/current-prices";
import type { DesignRequest } from "./design-body";

const NO_DESIGN: Record<Language, string> = {
  de: "kind: Ein Muster ist kein Entwurf",
  en: "kind: A sample is no design",
};

/**
 * Prices a design and puts its mail into the outbox; a form sent twice is one mail, and a machine's is none. The address is kept
 * in the outbox alone, which forgets it once the mail has left. Throws a Refusal for what cannot be built.
 */
export async function mailDesign(container: MedusaContainer, request: DesignRequest): Promise<void> {
  const { email, query, language, spam, key } = request;
  const [prices, colors, shop] = await Promise.all([
    currentPrices(container),
    standardColors(container, request.configuration),
    shopDetails(container),
  ]);
  const { kind, configuration, price } = priceConfiguration(
    request.kind,
    request.configuration,
    prices,
    colors,
  );
  if (kind === "sample") throw Refusal.single("kind", NO_DESIGN[language], "not_a_design");
  if (spam) return;
  const furniture = { kind, configuration } as Furniture;
  const titles = await plankTitles(container, configuration, language);
  const page = `configurator${kind.charAt(0).toUpperCase()}${kind.slice(1)}Desktop`;
  const data: DesignMail = {
    kind,
    configuration: { ...configuration },
    details: describe(furniture, language, titles),
    price,
    priced_at: new Date().toISOString(),
    url: `${shop.storefrontUrl}/${page}?${[query, `lng=${language}`].filter(Boolean).join("&")}`,
  };
  await queueMail(container, {
    template: "design",
    key: `design:${key}`,
    to: email,
    language,
    data: { ...data },
  });
}
