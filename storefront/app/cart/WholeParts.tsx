/** A text whose parts between commas stay whole where they fit a line: "Höhe 67–127 cm" does not lose its unit. */
export function WholeParts({ text }: { text: string }) {
  const parts = text.split(/(?<=,) /);
  return parts.map((part, index) => (
    <span key={part}>
      {index > 0 ? " " : null}
      <span className="inline-block">{part}</span>
    </span>
  ));
}
