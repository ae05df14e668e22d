import { drawing, partsOf, type TableConfiguration } from "@planke46/furniture-rules";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";

interface DrawingProps {
  table: TableConfiguration;
  /** What the colour is called on this page. */
  colorName: string;
}

/** The measured drawing, rendered on the server and redrawn in the browser at each change. */
export function Drawing({ table, colorName }: DrawingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const drawn = useDeferredValue(table);
  const { length, width, height } = drawn.dimensions;
  const title = t("configurator.drawingTitle", {
    length,
    width,
    height,
    frame: t(`configurator.frameType.${drawn.frameType}`),
    color: colorName,
  });
  const svg = useMemo(
    () => drawing(partsOf("table", drawn), { title, color: drawn.color.hex, measures: true, language }),
    [drawn, title, language],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing escapes its texts
  return <div className="drawing h-full w-full" dangerouslySetInnerHTML={{ __html: svg }} />;
}
