import { useTranslation } from "react-i18next";
import { useMoney } from "../money/money.ts";
import { useRootData } from "../shop/useRootData.ts";

interface BankTransferProps {
  orderNumber: string;
  /** EUR. */
  total: number;
  /** The modules of a QR code for banking apps as one path of a square `size` wide; null without one. */
  code: { path: string; size: number } | null;
  /** What stands above the account; unset, those of an order just placed. */
  heading?: string;
  text?: string;
}

/** Where to send the money of an order that is paid by transfer, how much, and with which words. */
export function BankTransfer({ orderNumber, total, code, heading, text }: BankTransferProps) {
  const { t } = useTranslation();
  const { euro } = useMoney();
  const settings = useRootData()?.settings;
  if (!settings?.iban) return null;
  const rows = [
    [t("order.completed.amount"), euro(total)],
    [t("order.completed.purpose"), orderNumber],
    [t("order.completed.holder"), settings.bankHolder],
    [t("order.completed.bic"), settings.bic],
    [t("order.completed.bank"), settings.bankName],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="transfer" className="piece">
      <h2 id="transfer">{heading ?? t("order.completed.transferTitle")}</h2>
      <p className="mt-1 mb-3">{text ?? t("order.completed.transferText")}</p>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-muted">{t("order.completed.iban")}</span>
        <span className="figures whitespace-nowrap font-[600]">{settings.iban}</span>
        <CopyButton text={settings.iban.replace(/\s/g, "")} name={t("order.completed.iban")} />
      </p>
      <div className="flex flex-wrap items-start justify-between gap-6">
        <dl className="grid min-w-56 flex-1 grid-cols-[auto_1fr] content-start gap-x-6 gap-y-1 max-[22rem]:gap-x-3">
          {rows.map(([label, value]) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{label}</dt>
              <dd className="figures wrap-anywhere hyphens-none">{value}</dd>
            </div>
          ))}
        </dl>
        {code ? (
          <figure className="w-36">
            <svg
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={t("order.completed.codeNamed")}
              className="w-full bg-white"
              shapeRendering="crispEdges"
            >
              <path d={code.path} fill="#000" />
            </svg>
            <figcaption className="mt-1 text-small leading-snug text-muted">
              {t("order.completed.code")}
            </figcaption>
          </figure>
        ) : null}
      </div>
    </section>
  );
}

interface CopyButtonProps {
  /** What is put into the clipboard. */
  text: string;
  /** What it is called: "IBAN". */
  name: string;
}

/** Copies a text to the clipboard: `answerCopyButtons` does so. */
function CopyButton({ text, name }: CopyButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button button-quiet with-script no-print text-small"
      aria-label={t("order.completed.copyNamed", { name })}
      data-copy={text}
      data-name={name}
    >
      {t("order.completed.copy")}
    </button>
  );
}
