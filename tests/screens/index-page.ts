import { existsSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../browser/words";
import { FOLDER, pictureName } from "./picture";

const WIDTHS = [1440, 390];

/** HTML of the page that shows all pictures side by side. Its links lead to pictures in the same folder. */
export function indexPage(routes: readonly string[], states: readonly string[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    '<meta charset="utf-8">',
    "<title>Every screen of the shop</title>",
    "<style>body { font-family: sans-serif } th { text-align: left } td { vertical-align: top }</style>",
    "<h1>Every screen of the shop</h1>",
    "<p>Written by <code>npm run screens</code>, at 1440 and 390 px, in German and English.</p>",
    "<h2>Routes</h2>",
    ...table(routes),
    "<h2>States</h2>",
    "<p>What a page looks like only when something has happened. The browser tests reach these states the same way.</p>",
    ...table(states),
    "</html>",
    "",
  ].join("\n");
}

function table(names: readonly string[]): string[] {
  const shots = WIDTHS.flatMap((width) => LANGUAGES.map((language) => ({ width, language })));
  return [
    "<table>",
    `<tr><th></th>${shots.map(({ width, language }) => `<th>${width} px, ${language}</th>`).join("")}</tr>`,
    ...[...new Set(names)]
      .filter(isTaken)
      .map(
        (name) =>
          `<tr><th>${name}</th>${shots.map(({ width, language }) => `<td>${cell(pictureName(name, width, language), width)}</td>`).join("")}</tr>`,
      ),
    "</table>",
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
