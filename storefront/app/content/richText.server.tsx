import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { renderToStaticMarkup } from "react-dom/server";
import { ContentPicture } from "./ContentPicture.tsx";
import type { Picture } from "./picture.ts";
import type { RichText } from "./richText.ts";

const SAFE_LINK = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/;
/** The width of a column of text. */
const SIZES = "(min-width: 813px) 46rem, 100vw";

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) => {
      const href = typeof value?.href === "string" ? value.href : "";
      return SAFE_LINK.test(href) ? <a href={href}>{children}</a> : children;
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

/** An editor's rich text as safe HTML, made on the server so that browsers need no code for it. */
export function richTextHtml(text: RichText): string {
  const html = renderToStaticMarkup(
    <PortableText value={text} components={components} onMissingComponent={false} />,
  );
  return html;
}
