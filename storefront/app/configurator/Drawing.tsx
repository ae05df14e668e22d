import { type ConfigurationOf, drawing, partsOf } from "@planke46/furniture-rules";
import { useDeferredValue, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { pieceText } from "../piece/facts.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";
import { useHydrated } from "./useHydrated.ts";

interface DrawingProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  /** What the colour is called on this page; null for pieces without. */
  colorName: string | null;
}

/**
 * The measured drawing, rendered on the server and redrawn in the browser at each change. Drawing takes a phone a tenth of a second:
 * the first one in the browser is the server's, which stands in the page already.
 */
export function Drawing({ kind, piece, colorName }: DrawingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const drawn = useDeferredValue(piece);
  const title = pieceText(kind, drawn, colorName, t, language);
  const shown = JSON.stringify([kind, drawn, title, language]);
  const isServers = useIsServers(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says all of them; the same piece may come as another object
  const svg = useMemo(
    () =>
      isServers ? "" : drawing(partsOf(kind, drawn), { title, measures: true, language, cropped: true }),
    [shown, isServers],
  );
  return (
    <div
      className="drawing h-full w-full"
      // React keeps what the server has drawn while this stays as it is, and never compares the two.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes its texts
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** Whether the page still shows what the server has drawn: from hydration on until something else is to be `shown`. */
function useIsServers(shown: string): boolean {
  const isHydrated = useHydrated();
  const servers = useRef(isHydrated ? null : shown);
  if (import.meta.env.SSR) return false;
  if (servers.current !== shown) servers.current = null;
  return servers.current !== null;
}
