import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";
import { Fault } from "../command/fault.mjs";

/** Where a configuration's outputs go, and by which options they are made. */
export class Transpiler {
  /** @param {string} configuration path of a tsconfig.json */
  constructor(configuration) {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: refuse };
    const parsed = ts.getParsedCommandLineOfConfigFile(configuration, {}, host);
    if (!parsed) throw new Fault(`${configuration} cannot be read.`);
    this.options = parsed.options;
    this.sources = new Set(parsed.fileNames.map((name) => resolve(name)));
    this.rootDir = resolve(parsed.options.rootDir ?? dirname(configuration));
    this.outDir = resolve(parsed.options.outDir ?? dirname(configuration));
  }

  /** @param {string} source path of a file below the configuration's root */
  outputOf(source) {
    return join(this.outDir, relative(this.rootDir, source).replace(/\.tsx?$/, ".js"));
  }

  /**
   * The code that the package's build makes of a source. Types are not looked at: `npm run typecheck` does.
   * @param {string} source
   * @throws {Fault} where it is no TypeScript
   */
  codeOf(source) {
    const { outputText, diagnostics = [] } = ts.transpileModule(readFileSync(source, "utf8"), {
      compilerOptions: this.options,
      fileName: source,
      reportDiagnostics: true,
    });
    for (const diagnostic of diagnostics) refuse(diagnostic);
    return outputText;
  }

  /**
   * Brings the output of one source up to date; that of a source which is gone goes as well.
   * @param {string} source
   */
  update(source) {
    const output = this.outputOf(source);
    if (!ts.sys.fileExists(source)) return rmSync(output, { force: true });
    const code = this.codeOf(source);
    mkdirSync(dirname(output), { recursive: true });
    writeFileSync(output, code);
  }
}

/**
 * @param {ts.Diagnostic} diagnostic
 * @returns {never}
 */
function refuse({ file, start = 0, messageText }) {
  const line = file && file.getLineAndCharacterOfPosition(start).line + 1;
  const where = file ? `${file.fileName}:${line}: ` : "";
  throw new Fault(where + ts.flattenDiagnosticMessageText(messageText, " "));
}
