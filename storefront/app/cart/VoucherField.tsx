import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { VoucherOutcome } from "./cartActions.server.ts";

interface VoucherFieldProps {
  field: FieldMetadata<string | undefined>;
  /** The code that counts on the cart already. */
  accepted: string | null;
  outcome: VoucherOutcome | null;
  onApply: () => void;
}

/** Asks for a voucher until one counts; then says which. */
export function VoucherField({ field, accepted, outcome, onApply }: VoucherFieldProps) {
  const { t } = useTranslation();
  if (accepted) {
    return (
      <p role="status" className="notice notice-good text-small">
        {t("cart.voucherAccepted", { code: accepted })}
      </p>
    );
  }
  const { key, ...props } = getInputProps(field, { type: "text" });
  const refused = outcome && outcome !== "accepted" ? outcome : null;
  return (
    <div className="field no-print">
      <label htmlFor={field.id}>
        {t("cart.voucherCode")} <span className="ml-1 font-normal text-muted">{t("cart.optional")}</span>
      </label>
      <div className="flex gap-2">
        <input
          key={key}
          {...props}
          className="input"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? "voucher-fault" : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            onApply();
          }}
        />
        <button
          type="submit"
          name="intent"
          value="voucher"
          formNoValidate
          className="button"
          onClick={(event) => {
            event.preventDefault();
            onApply();
          }}
        >
          {t("cart.voucherApply")}
        </button>
      </div>
      {refused ? (
        <p id="voucher-fault" role="alert" className="fault">
          {refused === "missing" ? t("cart.voucherMissing") : t(`cart.refusals.${refused}`)}
        </p>
      ) : null}
    </div>
  );
}
