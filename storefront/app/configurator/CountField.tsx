import { QUANTITY } from "@planke46/furniture-rules";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { COUNT_FIELD } from "../piece/address/count.ts";

const COUNTS = Array.from({ length: QUANTITY.max }, (_, index) => index + QUANTITY.min);

interface CountFieldProps {
  /** The piece has a picked plank: of such there is one. */
  alone: boolean;
  /** The number in the page's address. */
  asked: number;
  /** The line that was just added: from then on one is meant again. */
  addedLine: string | null;
  onChange: (count: number) => void;
}

/** How many equal pieces go into the cart; nothing for a piece that goes there alone. */
export function CountField({ alone, asked, addedLine, onChange }: CountFieldProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLSelectElement>(null);
  // What was chosen before the scripts came, or restored by the browser, counts as well.
  useEffect(() => onChange(alone ? QUANTITY.min : Number(field.current?.value)), [alone, onChange]);
  useEffect(() => {
    if (addedLine === null || !field.current) return;
    field.current.value = String(QUANTITY.min);
    onChange(QUANTITY.min);
  }, [addedLine, onChange]);
  if (alone) return null;
  return (
    <label className="count-field">
      <span className="sr-only">{t("quantity.label")}</span>
      <select
        ref={field}
        name={COUNT_FIELD}
        defaultValue={asked}
        className="input figures"
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {t("quantity.times", { count })}
          </option>
        ))}
      </select>
    </label>
  );
}
