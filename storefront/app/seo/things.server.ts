import { CURRENCY, countryCode, HOME_COUNTRY } from "@planke46/furniture-rules";
import type { Thing } from "./StructuredData.tsx";

/** Where the shop is at home, as schema.org writes it. */
const COUNTRY = HOME_COUNTRY.toUpperCase();

/** A page's own offer and shop in schema.org's words. Shapes: https://schema.org, Google's rich results. */

interface Shop {
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  mail: string;
}

/** Names the shop once; other things refer to it by this id. */
export function shopId(origin: string): string {
  return `${origin}/#shop`;
}

/** The workshop, with what editors have entered of its address; nothing is made up for what is missing. */
export function shopThing(shop: Shop, origin: string): Thing {
  const { name, street, zip, city, country, phone, mail } = shop;
  const placed = street && zip && city;
  return {
    "@type": placed ? "FurnitureStore" : "Organization",
    "@id": shopId(origin),
    name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/og/shop`,
    ...(phone && { telephone: phone }),
    ...(mail && { email: mail }),
    ...(placed && {
      address: {
        "@type": "PostalAddress",
        streetAddress: street,
        postalCode: zip,
        addressLocality: city,
        addressCountry: countryCode(country) ?? COUNTRY,
      },
    }),
  };
}

export function siteThing(name: string, origin: string, languages: readonly string[]): Thing {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#site`,
    name,
    url: `${origin}/`,
    inLanguage: languages,
    publisher: { "@id": shopId(origin) },
  };
}

/** The way from home to this page: names with their full addresses, home first. */
export function breadcrumbThing(steps: readonly { name: string; address: string }[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Questions with their answers as the page shows them, HTML included. */
export function faqThing(items: readonly { question: string; html: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, html }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: html },
    })),
  };
}

export interface Offered {
  name: string;
  description: string;
  material: string;
  /** What the steel is coated in; undefined for a kind without. */
  color?: string | undefined;
  /** Full addresses. */
  address: string;
  picture: string;
  shopName: string;
  origin: string;
  /** VAT and delivery at home included; the server's word. */
  price: number;
  /** Not sold for now. */
  isOffSale: boolean;
  /** Named per kind: every piece with the same number is of that kind. */
  sku: string;
  deliveryWeeks: number;
  /** No right of withdrawal (§ 312g Abs. 2 Nr. 1 BGB). */
  madeToMeasure: boolean;
  policyAddress: string;
  /** cm; a range where the height can be set. */
  size: { width: number; depth: number; height: number | { min: number; max: number } };
  /** kg */
  weight: number;
  /** Further facts in the page's words. */
  properties: readonly { name: string; value: string }[];
}

/** The piece a configurator shows, as something one can buy now. */
export function productThing(piece: Offered): Thing {
  return {
    "@type": "Product",
    "@id": `${piece.address}#product`,
    name: piece.name,
    description: piece.description,
    image: [piece.picture],
    sku: piece.sku,
    material: piece.material,
    ...(piece.color && { color: piece.color }),
    brand: { "@type": "Brand", name: piece.shopName },
    width: quantity(piece.size.width, "CMT"),
    depth: quantity(piece.size.depth, "CMT"),
    height: quantity(piece.size.height, "CMT"),
    weight: quantity(piece.weight, "KGM"),
    additionalProperty: piece.properties.map(({ name, value }) => ({
      "@type": "PropertyValue",
      name,
      value,
    })),
    offers: {
      "@type": "Offer",
      url: piece.address,
      price: piece.price,
      priceCurrency: CURRENCY.toUpperCase(),
      itemCondition: "https://schema.org/NewCondition",
      // Not InStock: results would say 'in stock', and nothing is built before it is ordered.
      availability: `https://schema.org/${piece.isOffSale ? "OutOfStock" : "MadeToOrder"}`,
      seller: { "@id": shopId(piece.origin) },
      shippingDetails: shipping(piece.deliveryWeeks),
      hasMerchantReturnPolicy: returnPolicy(piece),
    },
  };
}

/** Units are UN/CEFACT's codes: CMT for cm, KGM for kg. */
function quantity(value: number | { min: number; max: number }, unitCode: "CMT" | "KGM") {
  const amount = typeof value === "number" ? { value } : { minValue: value.min, maxValue: value.max };
  return { "@type": "QuantitativeValue", ...amount, unitCode };
}

/**
 * Delivery at home is in the price. The promise covers building and transport together: that it has left the workshop by
 * then is true. The transport alone has no promised time, so it is left out.
 */
function shipping(weeks: number) {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: 0, currency: CURRENCY.toUpperCase() },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: { "@type": "QuantitativeValue", minValue: 1, maxValue: weeks * 7, unitCode: "DAY" },
    },
  };
}

/** Days within which a consumer may withdraw (§ 355 BGB). */
const WITHDRAWAL_DAYS = 14;

function returnPolicy({ madeToMeasure, policyAddress }: Offered) {
  const common = {
    "@type": "MerchantReturnPolicy",
    applicableCountry: COUNTRY,
    merchantReturnLink: policyAddress,
  };
  if (madeToMeasure) {
    return { ...common, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
  }
  return {
    ...common,
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: WITHDRAWAL_DAYS,
  };
}
