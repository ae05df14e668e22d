import { fieldsOf, wholeOf } from "@planke46/furniture-rules";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../language/useLanguage.ts";
import { sizeText } from "../piece/facts.ts";
import { type ConfigurableKind, FORMS, type Piece } from "../piece/kinds.ts";

interface TitleBlockProps {
  kind: ConfigurableKind;
  piece: Piece;
  colorName: string | null;
}

/** The title block at the foot of a workshop drawing, which describes the piece. */
export function TitleBlock({ kind, piece, colorName }: TitleBlockProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const wholes = fieldsOf(FORMS[kind], "whole");
  const { frameType, tableTop, filling, numberOfPlanks } = piece;
  const cells = [
    [t("configurator.block.piece"), t(`cart.kind.${kind}`)],
    [t("configurator.block.size"), sizeText(piece, t)],
    [t("configurator.frame"), frameType && t(`configurator.frameType.${frameType as "open"}`)],
    [t("configurator.top"), tableTop && t(`configurator.tableTop.${tableTop as "single"}`)],
    [t("configurator.boards"), numberOfPlanks],
    [t("configurator.filling"), filling && t(`configurator.fillingType.${filling as "none"}`)],
    ...wholes.map((field) => [field.label[language], wholeOf(piece, field)]),
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
