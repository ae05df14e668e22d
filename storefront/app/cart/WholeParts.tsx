/** A text whose parts between commas stay whole where they fit a line: "Höhe 67–127 cm" does not lose its unit. */
export function WholeParts({ text }: { text: string }) {
  const parts = text.split(", ");
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text, and two may be equal
    <span key={index}>
      {index > 0 ? " " : null}
      <span className="inline-block">
        {part}
        {index < parts.length - 1 ? "," : null}
      </span>
    </span>
  ));
}
