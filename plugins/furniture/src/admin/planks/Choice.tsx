import { Label, Select } from "@medusajs/ui";

interface ChoiceProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Medusa's select takes no empty value. */
const NONE = "-";

/** A labelled choice of one of a few words. */
export function Choice<Value extends string>({ id, label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <div className="flex min-w-36 flex-col gap-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Select
        value={value || NONE}
        onValueChange={(picked) => onChange((picked === NONE ? "" : picked) as Value)}
      >
        <Select.Trigger id={id}>
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {options.map((option) => (
            <Select.Item key={option.value || NONE} value={option.value || NONE}>
              {option.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}
