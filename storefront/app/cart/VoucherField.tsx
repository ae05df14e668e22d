import { type FieldMetadata, getInputProps } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Summary } from "../commerce/answers.server.ts";
import { useBroughtIntoView } from "../forms/useBroughtIntoView.ts";
import type { VoucherOutcome } from "./cartActions.server.ts";

interface VoucherFieldProps {
  field: FieldMetadata<string | undefined>;
  /** The code that counts on the cart already. */
  accepted: string | null;
  /** The code that was entered and takes nothing off any more, and why. */
  lapsed: Summary["voucher_lapsed"];
  outcome: VoucherOutcome | null;
  onApply: (code: string) => void;
  onRemove: (code: string) => void;
}

/** Asks for a voucher until one counts; then says which, and takes it off again. */
export function VoucherField({ field, accepted, lapsed, outcome, onApply, onRemove }: VoucherFieldProps) {
  const { t } = useTranslation();
  const removed = !accepted && outcome?.said === "removed";
  const { place, pressed } = useFocusKept(accepted);
  return (
    <div ref={place} className="grid gap-2">
      <p role="status" className={accepted || removed ? "notice notice-good text-small" : "sr-only"}>
        {accepted ? t("cart.voucherAccepted", { code: accepted }) : null}
        {removed ? t("cart.voucherRemoved") : null}
      </p>
      {accepted ? (
        <button
          type="submit"
          name="intent"
          value={`voucherOff:${accepted}`}
          formNoValidate
          className="button button-quiet justify-self-start text-small no-print"
          aria-label={t("cart.voucherRemoveNamed", { code: accepted })}
          onClick={(event) => {
            event.preventDefault();
            pressed.current = true;
            onRemove(accepted);
          }}
        >
          {t("cart.voucherRemove")}
        </button>
      ) : (
        <CodeField
          field={field}
          lapsed={lapsed}
          outcome={outcome}
          onApply={(code) => {
            pressed.current = true;
            onApply(code);
          }}
        />
      )}
    </div>
  );
}

/** Field and button give way to each other: who has pressed the one finds the focus on the other, not at the top of the page. */
export function useFocusKept(accepted: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost when what was pressed gives way
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
    pressed.current = false;
  }, [accepted]);
  return { place, pressed };
}

function CodeField({ field, lapsed, outcome, onApply }: Omit<VoucherFieldProps, "accepted" | "onRemove">) {
  const { t } = useTranslation();
  const { key, ...props } = getInputProps(field, { type: "text" });
  const said = outcome?.said;
  const answered = said && said !== "accepted" && said !== "removed" ? said : null;
  const refused = answered ?? lapsed?.reason;
  const fault = useBroughtIntoView<HTMLParagraphElement>(answered ? outcome : null, "nearest");
  // Asked of the page, because the form does not know what was typed before the scripts came.
  const apply = ({ form }: HTMLInputElement | HTMLButtonElement) => {
    if (form) onApply(String(new FormData(form).get(field.name) ?? ""));
  };
  return (
    <div className="field no-print">
      <label htmlFor={field.id}>
        {t("cart.voucherCode")} <span className="ml-1 font-normal text-muted">{t("cart.optional")}</span>
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          key={key}
          {...props}
          ref={leftUnchecked}
          className="input min-w-0 flex-1 basis-40"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? "voucher-fault" : undefined}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            apply(event.currentTarget);
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
            apply(event.currentTarget);
          }}
        >
          {t("cart.voucherApply")}
        </button>
      </div>
      {refused ? (
        <p ref={fault} id="voucher-fault" role="alert" className="fault">
          {refused === "missing"
            ? t("cart.voucherMissing")
            : t(`cart.refusals.${refused}`, { ...lapsed, ...outcome?.params })}
        </p>
      ) : null}
    </div>
  );
}

/**
 * The form's rules have none for the code, so nothing is checked when the field is left. An accepted code takes the field away while
 * it has the focus, in the midst of React's work: to check it then would send the form past React, as without scripts.
 */
function leftUnchecked(input: HTMLInputElement | null): void {
  input?.addEventListener("focusout", (event) => event.stopPropagation());
}
