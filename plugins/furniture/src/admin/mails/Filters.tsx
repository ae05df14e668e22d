import { Choice } from "../planks/Choice";
import type { MailFilter } from "./requests";
import { STATUSES, TEMPLATES } from "./words";

const ALL = { value: "", label: "alle" };

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
        options={[ALL, ...statuses]}
        onChange={(status) => onChange({ status })}
      />
      <Choice
        id="mail-template"
        label="Art"
        value={filter.template}
        options={[ALL, ...templates]}
        onChange={(template) => onChange({ template })}
      />
    </div>
  );
}
