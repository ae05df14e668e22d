interface RichHtmlProps {
  /** Made by `richTextHtml` on the server, which escapes what editors typed. */
  html: string;
  className?: string;
}

/** An editor's formatted text. */
export function RichHtml({ html, className = "" }: RichHtmlProps) {
  return (
    <div
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by richTextHtml, which escapes
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
