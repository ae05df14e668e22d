import { type FieldMetadata, getSelectProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { FieldFault } from "./FieldFault.tsx";

interface CountryFieldProps {
  field: FieldMetadata<string | undefined>;
  countries: { code: string; name: string }[];
}

/** Where one lives outside Germany. */
export function CountryField({ field, countries }: CountryFieldProps) {
  const { t } = useTranslation();
  const { key, ...props } = getSelectProps(field);
  return (
    <div className="field sm:col-span-2">
      <label htmlFor={field.id}>
        {t("cart.country")}
        <span aria-hidden="true"> *</span>
      </label>
      <select key={key} {...props} className="input" autoComplete="country" aria-required>
        <option value="" />
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
