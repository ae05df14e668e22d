import { useTranslation } from "react-i18next";

interface DeclarationProps {
  declared: {
    name: string;
    email: string;
    order_number: string;
    scope: "all" | "some";
    pieces: string | null;
    text: string | null;
  };
  /** Rows that stand above the declaration. */
  first?: readonly [string, string][];
}

/** What is declared, row by row: the same on the review and on the receipt. */
export function Declaration({ declared, first = [] }: DeclarationProps) {
  const { t } = useTranslation();
  const rows: [string, string | null][] = [
    ...first,
    [t("withdrawal.name"), declared.name],
    [t("withdrawal.orderNumber"), declared.order_number],
    [t("withdrawal.email"), declared.email],
    [t("withdrawal.subject"), t(`withdrawal.${declared.scope}`)],
    [t("withdrawal.pieces"), declared.pieces],
    [t("withdrawal.text"), declared.text],
  ];
  return (
    <dl className="grid gap-3 border-y border-line py-4">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
