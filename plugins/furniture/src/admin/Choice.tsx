import { Label, Select } from "@medusajs/ui";

interface ChoiceProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Exclude<Value, "">; label: string }[];
  /** What no choice is called, where there may be none: the value "". */
  all?: string;
  onChange: (value: Value) => void;
}

/** Medusa's select takes no empty value. */
const NONE = "-";

/** A labelled choice of one of a few words. */
export function Choice<Value extends string>({
  id,
  label,
  value,
  options,
  all,
  onChange,
}: ChoiceProps<Value>) {
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
          {all && <Select.Item value={NONE}>{all}</Select.Item>}
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
