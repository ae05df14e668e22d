import { z } from "zod";

/**
 * Every question the storefront asks the CMS, with the shape it accepts as answer. `$locale` is de or en;
 * a missing English text falls back to the German one.
 */
const local = (field: string) => `coalesce(${field}[$locale], ${field}.de)`;

export interface ContentQuery<T extends object> {
  name: string;
  groq: string;
  answer: z.ZodType<T>;
}

const portableText = z.array(z.looseObject({ _type: z.string() }));
export type RichText = z.infer<typeof portableText>;

const text = z.string().min(1);
const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const faqSection = z.object({
  key: text,
  title: text,
  items: z.array(z.object({ id: text, question: text, answer: portableText })),
});
export const faqQuery: ContentQuery<z.infer<typeof faqSection>[]> = {
  name: "faq",
  groq: `*[_type == "faqSection"] | order(orderRank asc) {
    key,
    "title": ${local("title")},
    "items": *[_type == "faqItem" && section._ref == ^._id] | order(orderRank asc) {
      "id": _id,
      "question": ${local("question")},
      "answer": ${local("answer")}
    }[defined(question) && defined(answer)]
  }[defined(title)]`,
  answer: z.array(faqSection),
};

const settings = z.object({
  name: text,
  street: optionalText,
  zip: optionalText,
  city: optionalText,
  country: optionalText,
  phone: optionalText,
  mail: optionalText,
  bankHolder: optionalText,
  bankName: optionalText,
  iban: optionalText,
  bic: optionalText,
  deliveryWeeks: z
    .number()
    .int()
    .positive()
    .nullish()
    .transform((weeks) => weeks ?? 8),
});
export type ShopSettings = z.infer<typeof settings>;
export const settingsQuery: ContentQuery<ShopSettings> = {
  name: "settings",
  groq: `*[_id == "shopSettings"][0] {
    name, street, zip, city, country, phone, mail, bankHolder, bankName, iban, bic, deliveryWeeks
  }`,
  answer: settings,
};

const standardColor = z.object({
  name: text,
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .transform((hex) => hex.toUpperCase()),
  ral: optionalText,
  appearance: optionalText,
  image: z
    .object({ asset: z.object({ _ref: text }), alt: optionalText })
    .nullish()
    .transform((image) => image ?? null),
});
export type StandardColor = z.infer<typeof standardColor>;
export const standardColorsQuery: ContentQuery<StandardColor[]> = {
  name: "standardColors",
  groq: `*[_type == "standardColor"] | order(orderRank asc) {
    "name": ${local("name")},
    hex,
    ral,
    "appearance": ${local("appearance")},
    "image": image { asset, "alt": ${local("alt")} }
  }`,
  answer: z.array(standardColor).min(1),
};

const homePage = z.object({ title: text, intro: text, aboutTeaser: optionalText });
export type HomePage = z.infer<typeof homePage>;
export const homePageQuery: ContentQuery<HomePage> = {
  name: "homePage",
  groq: `*[_id == "homePage"][0] {
    "title": ${local("title")},
    "intro": ${local("intro")},
    "aboutTeaser": ${local("aboutTeaser")}
  }`,
  answer: homePage,
};
