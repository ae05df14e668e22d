import { createHash, randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { type Furniture, INQUIRY_BOUNDS } from "@planke46/furniture-rules";
import { readTexts, type TextRule } from "../../core/refusal/read-texts";
import { Refusal } from "../../core/refusal/refusal";
import type { Language } from "../../language/language";
import { textsIn } from "../../language/texts";
import { shopDetails, standardColors } from "../../modules/shop-details/shop-details";
import { plankTitles } from "../configuration/plank-titles";
import { priceConfiguration } from "../configuration/price-configuration";
import { queueMail } from "../mails/queue-mail";
import type { DesignMail } from "../mails/templates/design";
import { bodyLanguage } from "../messages/message-body";
import { describe } from "../orders/describe";
import { currentPrices } from "../prices/current-prices";

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
  if (kind === "sample")
    throw Refusal.single("kind", textsIn(language).refusals.design.not_a_design, "not_a_design");
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

const FIELDS = {
  email: { max: INQUIRY_BOUNDS.email, required: true, format: "email" },
  /** Of the design's configurator. */
  query: { max: 6000 },
  /** Made with the form: the form sent twice is one mail. */
  submission: { max: 60 },
  /** What people do not see; who fills it in is a machine. */
  website: { max: 2000 },
} as const satisfies Record<string, TextRule>;

/** What `URLSearchParams` writes, and nothing that could lead a link elsewhere. */
const QUERY = /^[\w.~*+%=&-]*$/;

/** The request to mail a design. Kind and configuration are not checked yet: that is the rules' part. */
interface DesignRequest {
  email: string;
  query: string;
  language: Language;
  spam: boolean;
  /** The same for the same form with the same words in it. */
  key: string;
  kind: unknown;
  configuration: unknown;
}

/** Reads what the form sends. Throws a Refusal that names every faulty field in the form's language. */
export function readDesignRequest(body: unknown): DesignRequest {
  const language = bodyLanguage(body);
  const others = ["language", "kind", "configuration"];
  const { email, query, submission, website } = readTexts(body, FIELDS, others, language);
  if (!QUERY.test(query))
    throw Refusal.single("query", textsIn(language).refusals.design.not_a_query, "not_a_query");
  const { kind, configuration }: { kind?: unknown; configuration?: unknown } = Object(body);
  const said = JSON.stringify([submission || randomUUID(), email, kind, query]);
  const key = createHash("sha256").update(said).digest("hex");
  return { email, query, language, spam: website !== "", key, kind, configuration };
}
