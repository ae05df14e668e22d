/** Names by which the form library takes instructions, and nests one field in another. */
const NOT_OURS = /^__|[.[\]]/;

/**
 * A sent form as our own pages show it: one text to a field, and a line's end one character, for which a form sent without scripts
 * has two. A letter and its accent are one character (NFC): copied from a file's name or a PDF they come as two, and neither a search nor a
 * voucher's code is found then. A field that is named twice or nested, or an instruction to the form library, comes from no form of ours; the rules of a
 * form would meet a list where they expect a text.
 */
export function sentTexts(form: FormData): FormData {
  const texts = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== "string" || NOT_OURS.test(name) || texts.has(name)) continue;
    texts.set(name, value.normalize().replaceAll("\r\n", "\n"));
  }
  return texts;
}
