import { type FieldMetadata, getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import { CART_PRICES } from "@planke46/furniture-rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFault, TextField } from "../forms/TextField.tsx";
import { CHECKED, HOME_COUNTRY, type OrderField } from "./orderRules.ts";

export type Fields = Record<OrderField, FieldMetadata<string | undefined>>;

interface ContactFieldsProps {
  fields: Fields;
  pickup: boolean;
  abroad: boolean;
  countries: { code: string; name: string }[];
  /** Whole EUR; above 20 the form asks for the phone as well, and up to that it keeps what was typed. */
  total: number;
}

/** The customer and the addresses. Names and order of the fields are those that browsers fill in by themselves. */
export function ContactFields({ fields, pickup, abroad, countries, total }: ContactFieldsProps) {
  const { t } = useTranslation();
  const address = !pickup;
  const phone = total > CART_PRICES.contactExtrasAbove || fields.phone.errors !== undefined;
  return (
    <fieldset className="no-print">
      <legend className="text-title">{t("cart.contact")}</legend>
      <p className="mb-4 text-small text-muted">{t("cart.required")}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={fields.firstName} label={t("cart.firstName")} autoComplete="given-name" required />
        <TextField field={fields.lastName} label={t("cart.lastName")} autoComplete="family-name" required />
        <TextField field={fields.company} label={t("cart.company")} autoComplete="organization" />
        <TextField
          field={fields.vatId}
          label={t("cart.vatId")}
          note={t("cart.vatIdNote")}
          autoComplete="off"
          className="self-end"
        />
        <TextField
          field={fields.email}
          label={t("cart.email")}
          type="email"
          autoComplete="email"
          required
          className={phone ? "" : "sm:col-span-2"}
        />
        <TextField
          field={fields.phone}
          label={t("cart.phone")}
          note={t("cart.phoneNote")}
          type="tel"
          autoComplete="tel"
          hidden={!phone}
        />
        {pickup ? <p className="text-small text-muted sm:col-span-2">{t("cart.pickupAddress")}</p> : null}
        <TextField
          field={fields.street}
          label={t("cart.street")}
          autoComplete="address-line1"
          required={address}
        />
        <TextField field={fields.addition} label={t("cart.addition")} autoComplete="address-line2" />
        <PlaceFields zip={fields.zip} city={fields.city} required={address} numeric={!abroad} />
        <CountryField
          field={fields.country}
          countries={countries.filter(({ code }) => code !== HOME_COUNTRY)}
          autoComplete="country"
          open
          hidden={!abroad}
        />
        <BillingFields fields={fields} countries={countries} />
        <div className="field sm:col-span-2">
          <label htmlFor={fields.message.id}>
            {t("cart.message")} <span className="ml-1 font-normal text-muted">{t("cart.optional")}</span>
          </label>
          <MessageField field={fields.message} />
          <FieldFault field={fields.message} />
        </div>
      </div>
    </fieldset>
  );
}

interface PlaceFieldsProps {
  zip: FieldMetadata<string | undefined>;
  city: FieldMetadata<string | undefined>;
  required: boolean;
  /** Whether the postcode consists of figures. */
  numeric?: boolean;
  /** Which address the browser fills in, as `autocomplete` says it. */
  purpose?: "" | "billing ";
}

/** Postcode and city in one line, unless text is large; the label of the narrow field never breaks, so that both inputs stand on one line. */
function PlaceFields({ zip, city, required, numeric = false, purpose = "" }: PlaceFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="place-fields grid grid-cols-[minmax(9.5rem,1fr)_minmax(0,2fr)] gap-4 sm:col-span-2">
      <TextField
        field={zip}
        label={t("cart.zip")}
        autoComplete={`${purpose}postal-code`}
        required={required}
        className="[&>label]:whitespace-nowrap"
        {...(numeric ? { inputMode: "numeric" as const } : {})}
      />
      <TextField
        field={city}
        label={t("cart.city")}
        autoComplete={`${purpose}address-level2`}
        required={required}
      />
    </div>
  );
}

function MessageField({ field }: { field: FieldMetadata<string | undefined> }) {
  const { key, ...props } = getTextareaProps(field);
  return <textarea key={key} {...props} rows={3} className="input" autoComplete="off" />;
}

/** `invoice`: a billing address of its own. Without scripts its fields are always there, and needed only if ticked. */
function BillingFields({ fields, countries }: Pick<ContactFieldsProps, "fields" | "countries">) {
  const { t } = useTranslation();
  const { key, ...props } = getInputProps(fields.billing, { type: "checkbox", value: CHECKED });
  const [open, setOpen] = useState(fields.billing.initialValue === CHECKED);
  return (
    <>
      <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
        <input key={key} {...props} className="mark" onChange={(event) => setOpen(event.target.checked)} />
        {t("cart.billing")}
      </label>
      <fieldset className={`gap-4 sm:col-span-2 sm:grid-cols-2 ${open ? "grid" : "without-script grid"}`}>
        <legend className="mb-2 text-lead">{t("cart.billingAddress")}</legend>
        <TextField
          field={fields.billingFirstName}
          label={t("cart.firstName")}
          autoComplete="billing given-name"
          required
        />
        <TextField
          field={fields.billingLastName}
          label={t("cart.lastName")}
          autoComplete="billing family-name"
          required
        />
        <TextField
          field={fields.billingCompany}
          label={t("cart.company")}
          autoComplete="billing organization"
          className="sm:col-span-2"
        />
        <TextField
          field={fields.billingStreet}
          label={t("cart.street")}
          autoComplete="billing address-line1"
          required
        />
        <TextField
          field={fields.billingAddition}
          label={t("cart.addition")}
          autoComplete="billing address-line2"
        />
        <PlaceFields zip={fields.billingZip} city={fields.billingCity} purpose="billing " required />
        <CountryField field={fields.billingCountry} countries={countries} autoComplete="billing country" />
      </fieldset>
    </>
  );
}

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
function CountryField({ field, countries, autoComplete, open = false, hidden = false }: CountryFieldProps) {
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
