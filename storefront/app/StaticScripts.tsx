import { STATIC_SCRIPTS } from "virtual:static-pages";
import { useRouteError } from "@remix-run/react";
import { SpeculationRules } from "./navigation/SpeculationRules.tsx";
import { useNonce } from "./screen/nonce.ts";
import { useRootData } from "./shop/useRootData.ts";
import { STATIC_SCRIPT } from "./staticScript.ts";

/** A page that works without scripts is not kept waiting for them. React 18 knows the attribute by its HTML name alone. */
const LATE = { fetchpriority: "low" };

/** The scripts of a page that is rendered on the server alone. */
export function StaticScripts() {
  const nonce = useNonce();
  const isCounted = useRootData()?.isCounted;
  const failed = Boolean(useRouteError());
  const [entry, ...imported] = STATIC_SCRIPTS;
  return (
    <>
      {imported.map((href) => (
        <link key={href} rel="modulepreload" href={href} {...LATE} />
      ))}
      <script
        id={STATIC_SCRIPT}
        type="module"
        nonce={nonce}
        src={entry}
        data-counts={isCounted && !failed ? "" : undefined}
        {...LATE}
      />
      <SpeculationRules nonce={nonce} />
    </>
  );
}
