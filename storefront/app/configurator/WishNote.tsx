import { useEffect, useState } from "react";

/** A slider passes many sizes: what is read out is what holds when it has rested so long, ms. */
const RESTS_MS = 700;

interface WishNoteProps {
  /** What became of a wish; null where it is built as wished. */
  text: string | null;
  /** For fields that it describes. */
  id?: string;
}

/** Says beside a field what the size took from a wish, at once for the eye and after a rest for screen readers. */
export function WishNote({ text, id }: WishNoteProps) {
  const [read, setRead] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {text === null ? null : (
        <p id={id} className="wish-note" aria-hidden={text === read || undefined}>
          {text}
        </p>
      )}
      <span role="status" className="sr-only">
        {read}
      </span>
    </>
  );
}
