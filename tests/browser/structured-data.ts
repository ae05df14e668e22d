import { z } from "zod";

const days = z.strictObject({
  "@type": z.literal("QuantitativeValue"),
  minValue: z.number().int().min(0),
  maxValue: z.number().int(),
  unitCode: z.literal("DAY"),
});
/** Units as schema.org has them from UN/CEFACT: CMT for cm, KGM for kg. */
const quantityIn = (unitCode: "CMT" | "KGM") =>
  z.strictObject({
    "@type": z.literal("QuantitativeValue"),
    value: z.number().positive(),
    unitCode: z.literal(unitCode),
  });
const rangeIn = (unitCode: "CMT" | "KGM") =>
  z.strictObject({
    "@type": z.literal("QuantitativeValue"),
    minValue: z.number().positive(),
    maxValue: z.number().positive(),
    unitCode: z.literal(unitCode),
  });
const Offer = z.strictObject({
  "@type": z.literal("Offer"),
  url: z.url(),
  price: z.number().int().positive(),
  priceCurrency: z.literal("EUR"),
  itemCondition: z.literal("https://schema.org/NewCondition"),
  availability: z.literal("https://schema.org/MadeToOrder"),
  seller: z.strictObject({ "@id": z.url() }),
  shippingDetails: z.strictObject({
    "@type": z.literal("OfferShippingDetails"),
    shippingRate: z.strictObject({
      "@type": z.literal("MonetaryAmount"),
      value: z.literal(0),
      currency: z.literal("EUR"),
    }),
    shippingDestination: z.strictObject({
      "@type": z.literal("DefinedRegion"),
      addressCountry: z.literal("DE"),
    }),
    deliveryTime: z.strictObject({
      "@type": z.literal("ShippingDeliveryTime"),
      handlingTime: days,
    }),
  }),
  hasMerchantReturnPolicy: z.object({
    "@type": z.literal("MerchantReturnPolicy"),
    applicableCountry: z.literal("DE"),
    returnPolicyCategory: z.enum([
      "https://schema.org/MerchantReturnNotPermitted",
      "https://schema.org/MerchantReturnFiniteReturnWindow",
    ]),
    merchantReturnDays: z.literal(14).optional(),
    merchantReturnLink: z.url(),
  }),
});
/** What the shop says of itself in structured data: nothing else. */
export const Thing = z.discriminatedUnion("@type", [
  z.strictObject({
    "@type": z.literal("Product"),
    "@id": z.url(),
    name: z.string().min(1),
    description: z.string().min(50).max(160),
    image: z.array(z.url()).length(1),
    sku: z.string(),
    material: z.string(),
    /** The steel's; a picture frame has none. */
    color: z.string().min(1).optional(),
    brand: z.strictObject({ "@type": z.literal("Brand"), name: z.string() }),
    width: quantityIn("CMT"),
    depth: quantityIn("CMT"),
    height: z.union([quantityIn("CMT"), rangeIn("CMT")]),
    weight: quantityIn("KGM"),
    additionalProperty: z
      .array(z.strictObject({ "@type": z.literal("PropertyValue"), name: z.string(), value: z.string() }))
      .min(2),
    offers: Offer,
  }),
  z.strictObject({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(
        z.strictObject({
          "@type": z.literal("ListItem"),
          position: z.number(),
          name: z.string().min(1),
          item: z.url(),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: z.string().min(1),
          acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: z.string().min(1) }),
        }),
      )
      .min(1),
  }),
  z.looseObject({
    "@type": z.literal("FurnitureStore"),
    "@id": z.url(),
    name: z.string(),
    url: z.url(),
    logo: z.url(),
    address: z.looseObject({
      "@type": z.literal("PostalAddress"),
      postalCode: z.string().min(5),
      addressCountry: z.literal("DE"),
    }),
  }),
  z.looseObject({ "@type": z.literal("WebSite"), name: z.string(), url: z.url() }),
]);
/** A page's whole JSON-LD. */
export const Graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(Thing),
});
