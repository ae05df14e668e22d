import type { MedusaContainer } from "@medusajs/framework/types";
import {
  countryIn,
  defaultConfiguration,
  definitionOf,
  drawing,
  type Kind,
  partsOf,
} from "@planke46/furniture-rules";
import type { Language } from "../../language/language";
import { SAFETY } from "../../language/safety";
import type { ServedDetails } from "../../modules/shop-details/details";
import { shopDetails } from "../../modules/shop-details/shop-details";

/** The manufacturer, contact for questions about product safety. */
export interface Maker {
  name: string;
  address: string;
  email: string;
  url: string;
  /** True while the shop's details are not filled in: the address is an example. */
  sample: boolean;
}

/** The information required on every offer of a kind (Regulation (EU) 2023/988, Art. 19), in one language. */
export interface Offer {
  kind: Kind;
  name: string;
  type_number: string;
  /** A standalone SVG of the piece as it is offered first; null for the sample. */
  drawing: string | null;
  safety: readonly string[];
  /** Of an electrical device its maker's registration, empty while staff gave none, and how it is disposed of; null for other kinds. */
  electrical: { registration: string; disposal: readonly string[] } | null;
  maker: Maker;
}

export async function offerOf(container: MedusaContainer, kind: Kind, language: Language): Promise<Offer> {
  const { name, notes, disposal } = SAFETY[language][kind];
  const shop = await shopDetails(container);
  return {
    kind,
    name,
    type_number: definitionOf(kind).typeNumber,
    drawing: drawingOf(kind, name, language),
    safety: notes,
    electrical: disposal ? { registration: shop.weeeNumber, disposal } : null,
    maker: makerOf(shop, language),
  };
}

function makerOf(shop: ServedDetails, language: Language): Maker {
  const { makerName, street, zip, city, country, safetyMail, storefrontUrl, sample } = shop;
  return {
    name: makerName,
    address: `${street}, ${zip} ${city}, ${countryIn(country, language)}`,
    email: safetyMail,
    url: storefrontUrl,
    sample,
  };
}

function drawingOf(kind: Kind, title: string, language: Language): string | null {
  const parts = partsOf(kind, defaultConfiguration(kind));
  return parts.length > 0 ? drawing(parts, { title, language, measures: true }) : null;
}
