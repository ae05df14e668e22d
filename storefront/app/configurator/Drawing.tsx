import { type ConfigurationOf, drawing, partsOf } from "@planke46/furniture-rules";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { pieceText } from "../piece/facts.ts";
import type { ConfigurableKind } from "../piece/kinds.ts";

interface DrawingProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
  /** What the colour is called on this page; null for pieces without. */
  colorName: string | null;
}

/** The measured drawing, rendered on the server and redrawn in the browser at each change. */
export function Drawing({ kind, piece, colorName }: DrawingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const drawn = useDeferredValue(piece);
  const title = pieceText(kind, drawn, colorName, t);
  const svg = useMemo(
    () => drawing(partsOf(kind, drawn), { title, measures: true, language, cropped: true }),
    [kind, drawn, title, language],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes its texts
  return <div className="drawing h-full w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
}
