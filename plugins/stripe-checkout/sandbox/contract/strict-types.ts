import { join } from "node:path";
import ts from "typescript";

/** One answer of the sandbox and the name of Stripe's type that it claims to have. */
export interface Sample {
  name: string;
  /** A type expression over `Stripe`, such as `Stripe.Charge`. */
  type: string;
  value: unknown;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Node16,
  moduleResolution: ts.ModuleResolutionKind.Node16,
  types: ["node"],
};

/**
 * Compiles every sample as a literal of its type: a field that is missing, has another type, or is unknown to Stripe's
 * types is a fault.
 * @returns one line for each fault: the sample's name and what the compiler says
 */
export function faultsOf(samples: readonly Sample[]): string[] {
  const path = join(__dirname, "samples-in-memory.ts");
  const head = 'import type Stripe from "stripe";\n';
  const lines = samples.map(
    ({ type, value }, index) => `export const s${index}: ${type} = ${literal(value)};\n`,
  );
  const source = head + lines.join("");
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? source : readFile(name));
  host.getSourceFile = (name, options, ...rest) =>
    name === path ? ts.createSourceFile(name, source, options) : getSourceFile(name, options, ...rest);
  const program = ts.createProgram([path], OPTIONS, host);
  const file = program.getSourceFile(path);
  return ts.getPreEmitDiagnostics(program, file).map((diagnostic) => {
    const line = file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
    return `${samples[line - 1]?.name ?? "import"}: ${message}`;
  });
}

/** On one line, so that a line of the source is one sample. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", " ").replaceAll("\u2029", " ");
}
