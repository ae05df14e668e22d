import type { Column, Content, ContentTable, TableCell } from "pdfmake/interfaces";

/** Measures of the page in points: A4 with margins a hole punch leaves readable. */
export const PAGE = { width: 595.28, margin: { side: 45, top: 62, bottom: 48 } } as const;
export const LINE_WIDTH = PAGE.width - 2 * PAGE.margin.side;

export const INK = { text: "#1D1B18", quiet: "#5D5447", rule: "#B9AF9F", band: "#EFEAE1" } as const;

/** A heading that stays with what follows it. */
export function heading(text: string): Content {
  return { text, style: "heading", headlineLevel: 1 };
}

/**
 * A table with a repeated head. Columns have fixed widths in points (they and their padding sum to the line), so that a
 * long word breaks inside its cell instead of pushing the table off the page; no row is torn apart by a page break.
 */
export function table(head: readonly string[], widths: readonly number[], rows: TableCell[][]): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [...widths],
      body: [head.map((text): TableCell => ({ text, style: "tableHead" })), ...rows],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => INK.rule,
      paddingLeft: () => CELL,
      paddingRight: () => CELL,
      paddingTop: () => 2.5,
      paddingBottom: () => 2.5,
      fillColor: (row) => (row === 0 ? INK.band : null),
    },
  };
}

const CELL = 4;

/** Widths of columns by their shares of the line, less the padding of their cells. */
export function shares(...parts: number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (part / whole) * LINE_WIDTH - 2 * CELL);
}

/** An empty box to tick by hand. */
export function box(size = 9): Column {
  return {
    canvas: [{ type: "rect", x: 0, y: 0, w: size, h: size, lineWidth: 0.8, lineColor: INK.text }],
    width: size + 5,
  };
}

/** A word in white on black, for warnings that must not be overlooked. */
export function badge(text: string): Column {
  return {
    table: { body: [[{ text, color: "#FFFFFF", bold: true, fontSize: 11 }]] },
    layout: {
      defaultBorder: false,
      fillColor: () => INK.text,
      paddingLeft: () => 7,
      paddingRight: () => 7,
      paddingTop: () => 3,
      paddingBottom: () => 2,
    },
    width: "auto",
  };
}

/** Labelled values, the label in a column of its own. */
export function factLines(
  facts: readonly (readonly [string, string])[],
  widths: [number, number],
): ContentTable {
  return {
    table: {
      widths,
      body: facts.map(([label, value]): TableCell[] => [
        { text: label, color: INK.quiet },
        { text: value, bold: true },
      ]),
    },
    layout: {
      defaultBorder: false,
      paddingLeft: () => 0,
      paddingRight: () => 6,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
}
