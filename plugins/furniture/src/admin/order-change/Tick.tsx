import { Checkbox, Label } from "@medusajs/ui";
import { useId } from "react";

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Yes or no, with its label. */
export function Tick({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Checkbox id={id} checked={checked} onCheckedChange={(state) => onChange(state === true)} />
      <Label htmlFor={id} size="small">
        {label}
      </Label>
    </div>
  );
}
