import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FieldFault } from "../forms/FieldFault.tsx";

interface CountryFieldProps {
  field: FieldMetadata<string | undefined>;
  countries: { code: string; name: string }[];
  autoComplete: string;
  /** Whether nothing is chosen to begin with. */
  open?: boolean;
  /** Not asked for now; what was chosen before stays. */
  hidden?: boolean;
}

/** A country the shop knows. */
export function CountryField({
  field,
  countries,
  autoComplete,
  open = false,
  hidden = false,
}: CountryFieldProps) {
  const { t } = useTranslation();
  const { key, ...props } = getSelectProps(field);
  return (
    <div className="field sm:col-span-2" hidden={hidden}>
      <label htmlFor={field.id}>
        {t("cart.country")}
        <span aria-hidden="true"> *</span>
      </label>
      <select key={key} {...props} className="input" autoComplete={autoComplete} aria-required>
        {open ? <option value="" /> : null}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <FieldFault field={field} />
    </div>
  );
}
