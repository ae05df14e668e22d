import { Heading, Input } from "@medusajs/ui";
import { Choice } from "../Choice";
import { Labelled } from "../Field";
import type { Draft } from "./draft";
import { Tick } from "./inputs";
import type { Address } from "./requests";

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

const SHIPPING = [
  { value: "delivery", label: "Lieferung" },
  { value: "pickup", label: "Abholung in der Werkstatt" },
] as const;

/** How and where the order comes, and who gets the bill. */
export function TermsFields({ draft, onChange }: Props) {
  return (
    <section className="flex flex-col gap-4 px-6 py-4" aria-labelledby="change-terms">
      <Heading level="h2" id="change-terms">
        Lieferung und Adresse
      </Heading>
      <Choice
        id="change-shipping"
        label="Versand"
        value={draft.shipping}
        options={SHIPPING}
        onChange={(shipping) => onChange({ shipping })}
      />
      <Tick
        label="Expressbau"
        checked={draft.express_build}
        onChange={(express_build) => onChange({ express_build })}
      />
      <Line label="E-Mail" value={draft.email} onChange={(email) => onChange({ email })} />
      <AddressFields
        legend="Lieferadresse"
        address={draft.delivery}
        onChange={(delivery) => onChange({ delivery })}
      />
      <Tick
        label="Rechnung an eine andere Adresse"
        checked={draft.own_bill}
        onChange={(own_bill) => onChange({ own_bill })}
      />
      {draft.own_bill && (
        <AddressFields
          legend="Rechnungsadresse"
          address={draft.bill}
          onChange={(bill) => onChange({ bill })}
        />
      )}
    </section>
  );
}

const FIELDS = [
  ["first_name", "Vorname"],
  ["last_name", "Nachname"],
  ["company", "Firma"],
  ["phone", "Telefon"],
  ["address_1", "Straße und Hausnummer"],
  ["address_2", "Adresszusatz"],
  ["postal_code", "Postleitzahl"],
  ["city", "Ort"],
] as const;

interface AddressProps {
  legend: string;
  address: Address;
  onChange: (address: Address) => void;
}

function AddressFields({ legend, address, onChange }: AddressProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="txt-compact-small-plus mb-2">{legend}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        {FIELDS.map(([field, label]) => (
          <Line
            key={field}
            label={label}
            value={address[field] ?? ""}
            onChange={(value) => onChange({ ...address, [field]: value || null })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Line({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Labelled label={label}>
      <Input value={value} onChange={(event) => onChange(event.target.value)} />
    </Labelled>
  );
}
