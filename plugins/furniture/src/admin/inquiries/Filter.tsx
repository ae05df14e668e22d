import { Label, Select } from "@medusajs/ui";
import { useId } from "react";

interface FilterProps<State extends string> {
  label: string;
  states: Record<State, string>;
  value: State;
  onChange: (state: State) => void;
}

/** Which part of a list is shown. */
export function Filter<State extends string>({ label, states, value, onChange }: FilterProps<State>) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      <Select value={value} onValueChange={(state) => onChange(state as State)} size="small">
        <Select.Trigger id={id} className="w-40">
          <Select.Value />
        </Select.Trigger>
        <Select.Content>
          {Object.entries<string>(states).map(([state, words]) => (
            <Select.Item key={state} value={state}>
              {words}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </div>
  );
}
