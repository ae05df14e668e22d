const FIELD = /^quantity:(cali_[0-9A-Za-z]+):(\d+)$/;

/** The name of a card's number field: its first line, and the number the page shows, to tell what was typed from what stood there. */
export function quantityField(line: string, shown: number): string {
  return `quantity:${line}:${shown}`;
}

/** What the number fields of the cards say, and what the page had shown in them. */
export function typedQuantities(form: FormData): { line: string; shown: string; typed: string }[] {
  return [...form].flatMap(([name, value]) => {
    const [, line, shown] = FIELD.exec(name) ?? [];
    return line && shown && typeof value === "string" ? [{ line, shown, typed: value }] : [];
  });
}

/** 1 to 99, also with zeros before it, as the page reads it; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  return /^0*[1-9]\d?$/.test(text.trim()) ? Number(text) : undefined;
}
