import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RichText } from "./queries.server.ts";

const SAFE_LINK = /^(https?:|mailto:|tel:|\/)/;

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) => {
      const href = typeof value?.href === "string" ? value.href : "";
      return SAFE_LINK.test(href) ? <a href={href}>{children}</a> : children;
    },
  },
};

/** An editor's rich text as safe HTML, made on the server so that browsers need no code for it. */
export function richTextHtml(text: RichText): string {
  return renderToStaticMarkup(
    <PortableText value={text} components={components} onMissingComponent={false} />,
  );
}
