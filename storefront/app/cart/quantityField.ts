const FIELD = /^quantity:(cali_[0-9A-Za-z]+):(\d+)$/;

/** The name of a card's number field: its first line, and the number the page shows, to tell what was typed from what stood there. */
export function quantityField(line: string, shown: number): string {
  return `quantity:${line}:${shown}`;
}

/** Reads such a name; undefined for any other field. */
export function readQuantityField(name: string): { line: string; shown: string } | undefined {
  const [, line, shown] = FIELD.exec(name) ?? [];
  return line !== undefined && shown !== undefined ? { line, shown } : undefined;
}
