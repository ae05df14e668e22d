import { existsSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../browser/words";
import { FOLDER, pictureName } from "./picture";

const WIDTHS = [1440, 390];

/** The page that shows all pictures side by side. */
export function indexPage(routes: readonly string[], states: readonly string[]): string {
  return [
    "# Every screen of the shop",
    "",
    "Taken by `npm run screens`, at 1440 and 390 px, in German and English. A picture is pressed to see it large.",
    "",
    "## Routes",
    "",
    ...table(routes),
    "",
    "## States",
    "",
    "What a page looks like only when something has happened; the browser tests reach them the same way and check them for accessibility.",
    "",
    ...table(states),
    "",
  ].join("\n");
}

function table(names: readonly string[]): string[] {
  const shots = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));
  return [
    `| | ${shots.map(({ width, language }) => `${width} px, ${language}`).join(" | ")} |`,
    `|---|${shots.map(() => "---|").join("")}`,
    ...[...new Set(names)]
      .filter(isTaken)
      .map(
        (name) =>
          `| ${name} | ${shots.map(({ width, language }) => cell(pictureName(name, width, language), width)).join(" | ")} |`,
      ),
  ];
}

/** A picture that has not been taken yet leaves a gap; a page without any is left out. */
function isTaken(name: string): boolean {
  return WIDTHS.some((width) =>
    LANGUAGES.some((language) => existsSync(join(FOLDER, pictureName(name, width, language)))),
  );
}

function cell(file: string, width: number): string {
  if (!existsSync(join(FOLDER, file))) return "";
  return `<a href="${file}"><img src="${file}" width="${width > 800 ? 320 : 110}" alt="${file.replace(".webp", "")}" loading="lazy"></a>`;
}
