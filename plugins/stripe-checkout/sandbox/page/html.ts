/** Markup that is safe to send. */
export class Html {
  constructor(readonly markup: string) {}
}

type Insertion = string | number | Html | Html[] | null | undefined | false;

/** Template tag: inserted text is escaped, inserted `Html` is not. */
export function html(pieces: TemplateStringsArray, ...insertions: Insertion[]): Html {
  const written = pieces.map((piece, index) => piece + write(insertions[index]));
  return new Html(written.join(""));
}

function write(insertion: Insertion): string {
  if (insertion === null || insertion === undefined || insertion === false) return "";
  if (insertion instanceof Html) return insertion.markup;
  if (Array.isArray(insertion)) return insertion.map(write).join("");
  return String(insertion).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
