import { Checkbox, Hint, Label } from "@medusajs/ui";
import type { ReactElement } from "react";
import { cloneElement, useId } from "react";

interface Props {
  id: string;
  /** Its name in the form; the id where it has no other. */
  name?: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** The one input; it gets the id and the reference to hint and error. */
  children: ReactElement;
}

/** An input with its label, a hint, and what the server found wrong with it. */
export function Field({ id, name = id, label, hint, error, children }: Props) {
  const note = error ?? hint;
  const noteId = `${id}-note`;
  const input = cloneElement(children, {
    id,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": note ? noteId : undefined,
  });
  return (
    <div className="flex flex-col gap-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {input}
      {note && (
        <Hint id={noteId} variant={error ? "error" : "info"} role={error ? "alert" : undefined}>
          {note}
        </Hint>
      )}
    </div>
  );
}

interface LabelledProps {
  label: string;
  /** One of its own where it is left out. */
  id?: string;
  className?: string;
  /** The one input; it gets the id. */
  children: ReactElement;
}

/** An input that only has a label. */
export function Labelled({ label, id, className = "flex flex-col gap-1", children }: LabelledProps) {
  const own = useId();
  return (
    <div className={className}>
      <Label htmlFor={id ?? own} size="small">
        {label}
      </Label>
      {cloneElement(children, { id: id ?? own })}
    </div>
  );
}

type Checked = boolean | "indeterminate";

interface TicksProps {
  /** With a "-" and the id of an option behind it that of its box; that of the box for all ends in "-all". */
  id: string;
  legend: string;
  /** What the box is called that ticks every option, where there is one; it is shown above several. */
  all?: string;
  options: readonly { id: string; words: string }[];
  ticked: readonly string[];
  error: string | undefined;
  onChange: (ticked: string[]) => void;
}

/** What of a list is meant, and what the server found wrong with the choice. */
export function Ticks({ id, legend, all, options, ticked, error, onChange }: TicksProps) {
  const noteId = `${id}-note`;
  const box = (name: string, words: string, checked: Checked, change: (on: boolean) => void) => (
    <div key={name} className="flex items-center gap-2" style={{ minHeight: 40 }}>
      <Checkbox
        id={`${id}-${name}`}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onCheckedChange={(on) => change(on === true)}
      />
      <Label htmlFor={`${id}-${name}`} size="small">
        {words}
      </Label>
    </div>
  );
  const some = ticked.length > 0 && "indeterminate";
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="txt-small-plus">{legend}</legend>
      {all &&
        options.length > 1 &&
        box("all", all, ticked.length === options.length || some, (on) =>
          onChange(on ? options.map((option) => option.id) : []),
        )}
      {options.map((option) =>
        box(option.id, option.words, ticked.includes(option.id), (on) =>
          onChange(on ? [...ticked, option.id] : ticked.filter((one) => one !== option.id)),
        ),
      )}
      {error && (
        <Hint id={noteId} variant="error" role="alert">
          {error}
        </Hint>
      )}
    </fieldset>
  );
}
