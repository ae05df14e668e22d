import { kindName, STEP_NAMES, type Step, steelList, stepsOf } from "@planke46/furniture-rules";
import type { Column, Content, TableCell } from "pdfmake/interfaces";
import { drawLine } from "../orders/describe";
import type { OrderLine } from "../orders/order-lines";
import { cutRows, fillingRows, pieceFacts } from "./facts";
import { badge, box, factLines, heading, INK, LINE_WIDTH, shares, table } from "./layout";
import type { ProductionSheet, SheetPiece } from "./sheet";
import { cm, isRawSteel, mitreWord, profileWord, roleWord } from "./words";

/** Drawings are 4 : 3. */
const DRAWING_WIDTH = 262;
const FACTS: [number, number] = [84, LINE_WIDTH - DRAWING_WIDTH - 84 - 24];

/** One piece on pages of its own: who and what, drawing, lists, boxes to tick. */
export function pieceContent(sheet: ProductionSheet, piece: SheetPiece): Content[] {
  return [
    title(sheet, piece),
    {
      columns: [picture(piece.line), { width: "*", ...factLines(pieceFacts(piece.line), FACTS) }],
      columnGap: 12,
      margin: [0, 8, 0, 6],
    },
    ...woodList(piece),
    ...picked(piece),
    ...steelRows(piece.line),
    ...fillingList(piece.line),
    checks(piece.line),
  ];
}

/** Why the piece is not to be begun, on every page that lies at a bench: the first page of the order may lie elsewhere. */
export function warnings({ cancelled, disputed, withdrawn }: ProductionSheet): Column[] {
  return [
    ...(cancelled ? [badge("STORNIERT")] : []),
    ...(disputed ? [badge("NICHT BAUEN")] : []),
    ...(withdrawn ? [badge("WIDERRUF")] : []),
  ];
}

function title(sheet: ProductionSheet, { line, gone }: SheetPiece): Content {
  const { express, promise, samplePromise, adminUrl } = sheet;
  const isSample = line.kind === "sample";
  const due = (isSample ? samplePromise : null) ?? promise;
  return {
    columns: [
      { text: `${line.number}  ${kindName(line.kind)}`, style: "title", width: "*" },
      ...(express && !isSample ? [badge("EXPRESS")] : []),
      ...warnings(sheet),
      ...(gone ? [badge(gone.toUpperCase())] : []),
      { text: due?.on ? `bis ${due.on}` : "", bold: true, width: "auto", margin: [0, 6, 0, 0] as Four },
      // Opens the piece's page on the phone that reads it.
      { qr: pieceAddress(adminUrl, line.number), fit: CODE_WIDTH, width: CODE_WIDTH },
    ],
    columnGap: 12,
  };
}

/** Points: a phone reads it from an arm's length. */
const CODE_WIDTH = 58;

function pieceAddress(adminUrl: string, number: string): string {
  return `${adminUrl}/workshop/${encodeURIComponent(number)}`;
}

type Four = [number, number, number, number];

function picture(line: OrderLine): Column {
  // Paper has no light that could throw a shadow, and a PDF no blur.
  const svg = drawLine(line, false);
  if (!svg) return { text: "Ohne Zeichnung", width: DRAWING_WIDTH };
  return { svg, fit: [DRAWING_WIDTH, DRAWING_WIDTH * 0.75], width: DRAWING_WIDTH };
}

function woodList(piece: SheetPiece): Content[] {
  const rows = cutRows(piece).map(({ place, plank, size, note }): TableCell[] => [
    box(),
    place,
    plank,
    { text: size, bold: true },
    note,
  ]);
  if (rows.length === 0) return [];
  const head = ["", "Platz", "Planke", "Länge × Breite × Dicke, cm", "Lage und Schnitt"];
  return [heading("Zuschnitt Holz"), table(head, shares(5, 16, 33, 24, 28), rows)];
}

const PHOTOS_A_ROW = 4;
const PHOTO_WIDTH = LINE_WIDTH / PHOTOS_A_ROW - 10;
const PHOTO_HEIGHT = 46;

/** The planks the customer has picked, as they look. */
function picked({ planks, photos }: SheetPiece): Content[] {
  const shown = [...planks.values()].flatMap(({ id, name, title }): Column[] => {
    const image = photos.get(id);
    const text = { text: `${name ? `Nr. ${name} · ` : ""}${title}`, fontSize: 8 };
    return image
      ? [
          {
            width: PHOTO_WIDTH,
            stack: [{ image, fit: [PHOTO_WIDTH, PHOTO_HEIGHT] as [number, number] }, text],
          },
        ]
      : [];
  });
  if (shown.length === 0) return [];
  const rows = Array.from({ length: Math.ceil(shown.length / PHOTOS_A_ROW) }, (_, row) =>
    shown.slice(row * PHOTOS_A_ROW, (row + 1) * PHOTOS_A_ROW),
  );
  return [
    heading("Ausgesuchte Planken"),
    ...rows.map((columns): Content => ({ columns, columnGap: 10, unbreakable: true, margin: [0, 0, 0, 4] })),
  ];
}

function steelRows({ parts, kind }: OrderLine): Content[] {
  const rows = steelList(parts).map((row): TableCell[] => [
    box(),
    `${row.count} ×`,
    roleWord(row.role, kind),
    profileWord(row),
    { text: row.form === "foot" ? "" : cm(row.length), bold: true },
    row.around ? `um ${cm(row.around[0])} × ${cm(row.around[1])} cm gebogen` : mitreWord(row.mitres),
  ]);
  if (rows.length === 0) return [];
  const head = ["", "Stück", "Teil", "Profil", "Länge, cm", "Schnitt"];
  return [heading("Stahl und Beschläge"), table(head, shares(5, 9, 23, 30, 14, 25), rows)];
}

function fillingList(line: OrderLine): Content[] {
  const rows = fillingRows(line).map(({ count, part, size, cut }): TableCell[] => [
    box(),
    `${count} ×`,
    part,
    { text: size, bold: true },
    cut,
  ]);
  if (rows.length === 0) return [];
  const head = ["", "Stück", "Füllung", "Länge × Breite × Dicke, cm", "Schnitt"];
  return [heading("Füllung"), table(head, shares(5, 9, 30, 32, 30), rows)];
}

/** What the board has no step for; each comes before the step it is under. */
const BEFORE: Readonly<Partial<Record<Step, readonly string[]>>> = {
  waxed: ["Geschliffen"],
  packed: ["Montiert", "Geprüft"],
};
const IN_WORKSHOP: readonly Step[] = ["wood_chosen", "sawn", "welded", "coated", "waxed", "packed"];

function stepWord(step: Step, { furniture: { configuration } }: OrderLine): string {
  if (step === "coated" && "color" in configuration && isRawSteel(configuration.color))
    return "Klar lackiert";
  const name = STEP_NAMES[step];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The steps of the kind, as on the board. What is done by hand is ticked by hand, with a line for who did it. */
function checks(line: OrderLine): Content {
  const isBuilt = stepsOf(line.kind).includes("sawn");
  const steps = stepsOf(line.kind)
    .filter((step) => IN_WORKSHOP.includes(step))
    .flatMap((step) => [...((isBuilt && BEFORE[step]) || []), stepWord(step, line)]);
  const rows = [steps.slice(0, STEPS_A_ROW), steps.slice(STEPS_A_ROW)].filter((row) => row.length > 0);
  return {
    unbreakable: true,
    stack: [
      heading("Erledigt"),
      ...rows.map((row): Content => ({ columns: row.map(tick), margin: [0, 0, 0, 4] })),
      {
        text: "Gebaut von ______________________________    Datum ____________________",
        margin: [0, 10, 0, 0],
        color: INK.quiet,
      },
    ],
  };
}

const STEPS_A_ROW = 5;

function tick(step: string): Column {
  return {
    width: LINE_WIDTH / STEPS_A_ROW,
    columns: [box(9), { text: step, width: LINE_WIDTH / STEPS_A_ROW - 20 }],
  };
}
