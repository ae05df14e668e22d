import {
  type ConfigurationOf,
  drawing,
  factLines,
  ownFieldsOf,
  ownWords,
  partsOf,
} from "@planke46/furniture-rules";
import { useDeferredValue, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { pieceText, sizeText } from "../piece/facts.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../piece/kinds.ts";
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

interface TitleBlockProps {
  kind: ConfigurableKind;
  piece: Piece;
  colorName: string | null;
}

/** The title block at the foot of a workshop drawing, which describes the piece. */
export function TitleBlock({ kind, piece, colorName }: TitleBlockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const own = ownFieldsOf(FORMS[kind]).map((field) => ownWords(piece, field, language));
  const { frameType, tableTop, filling, numberOfPlanks } = piece;
  const cells = [
    [t("configurator.block.piece"), t(`cart.kind.${kind}`)],
    [t("configurator.block.size"), sizeText(piece, t)],
    [t("configurator.frame"), frameType && t(`configurator.frameType.${frameType as "open"}`)],
    [t("configurator.top"), tableTop && t(`configurator.tableTop.${tableTop as "single"}`)],
    [t("configurator.boards"), numberOfPlanks],
    [t("configurator.filling"), filling && t(`configurator.fillingType.${filling as "none"}`)],
    ...own.map(({ label, value }) => [label, value]),
    [t("configurator.color"), colorName],
  ].filter(([, value]) => value);
  return (
    <dl className="title-block hidden border-t border-line bg-sheet wrap-anywhere desk:flex">
      {cells.map(([label, value]) => (
        <div key={label} className="flex-auto border-l border-line px-3 py-2 leading-tight first:border-l-0">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="figures text-small font-[560]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FactsTableProps {
  kind: ConfigurableKind;
  piece: ConfigurationOf<ConfigurableKind>;
}

/** What one wants to know before the piece stands at home: seats, load, weight, parcel. It follows every change. */
export function FactsTable({ kind, piece }: FactsTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const lines = factLines(kind, useDeferredValue(piece), language);
  return (
    <section aria-labelledby={id} className="group-of">
      <h2 id={id} className="mb-2 text-lead leading-tight">
        {t("configurator.facts")}
      </h2>
      <dl className="facts-table">
        {lines.map(({ code, name, value }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
