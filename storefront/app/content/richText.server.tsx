import { isBlank } from "@planke46/furniture-rules";
import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContentPicture, type Picture } from "./ContentPicture.tsx";
import type { RichText } from "./richText.ts";

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/;
/** The width of a column of text. */
const SIZES = "(min-width: 813px) 46rem, 100vw";
/** The headings an editor can choose, highest first. */
const HEADINGS = ["h2", "h3"] as const;

const components: PortableTextComponents = {
  marks: {
    link: ({ value, text, children }) => {
      const href = typeof value?.href === "string" ? value.href : "";
      return SAFE_LINK.test(href) && !isBlank(text) ? <a href={href}>{children}</a> : children;
    },
  },
  types: {
    picture: ({ value }: { value: { picture: Picture } }) => (
      <figure>
        <ContentPicture picture={value.picture} sizes={SIZES} />
      </figure>
    ),
  },
};

/**
 * An editor's rich text as safe HTML, made on the server so that browsers need no code for it. Its highest heading
 * becomes one of `level`, so that no level is skipped below the page's own.
 */
export function richTextHtml(text: RichText, level: 2 | 3 | 4 = 2): string {
  return renderToStaticMarkup(
    <PortableText
      value={text}
      components={{ ...components, block: headings(text, level) }}
      onMissingComponent={false}
    />,
  );
}

function headings(text: RichText, level: number): NonNullable<PortableTextComponents["block"]> {
  const used = HEADINGS.filter((style) =>
    text.some((part) => part._type === "block" && part.style === style),
  );
  return Object.fromEntries(
    used.map((style, index) => {
      const Heading = `h${level + index}` as "h2";
      return [style, ({ children }: { children?: React.ReactNode }) => <Heading>{children}</Heading>];
    }),
  );
}

type Block = Extract<RichText[number], { _type: "block" }>;

/**
 * The words of a rich text as plain text: paragraphs, headings and items parted by blank lines, links with their address.
 * @param ofShop gives the whole address of a page of this shop, from its path
 */
export function richTextPlain(text: RichText, ofShop: (path: string) => string): string {
  return text.flatMap((part) => (part._type === "block" ? [plainBlock(part, ofShop)] : [])).join("\n\n");
}

function plainBlock({ children, markDefs, listItem }: Block, ofShop: (path: string) => string): string {
  const words = (children ?? []).map(({ text = "", marks }) => {
    const href = markDefs?.find(({ _key }) => marks?.includes(_key))?.href ?? "";
    return SAFE_LINK.test(href) && !isBlank(text)
      ? `${text} (${href.startsWith("/") ? ofShop(href) : href})`
      : text;
  });
  return `${listItem ? "– " : ""}${words.join("")}`;
}
