import { Label, Select } from "@medusajs/ui";
import type { MailFilter } from "./requests";
import { STATUSES, TEMPLATES } from "./words";

/** The select of the admin's kit knows no empty value. */
const ANY = "any";

interface FiltersProps {
  filter: MailFilter;
  onChange: (change: Partial<MailFilter>) => void;
}

export function Filters({ filter, onChange }: FiltersProps) {
  const statuses = Object.entries(STATUSES).map(([value, { label }]) => ({ value, label }));
  const templates = Object.entries(TEMPLATES).map(([value, label]) => ({ value, label }));
  return (
    <div className="flex flex-wrap gap-4 px-6 py-4">
      <Choice
        id="mail-status"
        label="Stand"
        value={filter.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        id="mail-template"
        label="Art"
        value={filter.template}
        options={templates}
        onChange={(template) => onChange({ template })}
      />
    </div>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <div className="w-full max-w-64">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Select value={value || ANY} onValueChange={(chosen) => onChange(chosen === ANY ? "" : chosen)}>
        <Select.Trigger id={id}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          <Select.Item value={ANY}>alle</Select.Item>
          {options.map((option) => (
            <Select.Item key={option.value} value={option.value}>
              {option.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}
