import { Badge, Button, Input, Text } from "@medusajs/ui";
import { constantOf, type PriceField } from "@planke46/furniture-rules";
import { useId } from "react";
import { numberOf } from "../NumberInput";
import { unitOf, written } from "./requests";

interface PriceRowProps {
  field: PriceField;
  text: string;
  /** What holds now. */
  current: number;
  fault: string | undefined;
  onChange: (text: string) => void;
}

/** One number: what it is, its constant, what holds now, and what it shall be. */
export function PriceRow({ field, text, current, fault, onChange }: PriceRowProps) {
  const id = useId();
  const constant = constantOf(field);
  const value = numberOf(text);
  return (
    <div className="grid grid-cols-1 items-center gap-x-4 gap-y-1 px-6 py-2 md:grid-cols-2">
      <div>
        <label htmlFor={id} className="txt-compact-small-plus">
          {field.label}
        </label>
        <Text size="xsmall" className="text-ui-fg-subtle" id={`${id}-hint`}>
          Konstante {written(constant)} {unitOf(field)} · erlaubt {written(field.min)} bis{" "}
          {written(field.max)}
        </Text>
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <div className="w-28">
            <Input
              id={id}
              inputMode="decimal"
              autoComplete="off"
              className="text-right"
              value={text}
              onChange={(event) => onChange(event.target.value)}
              aria-invalid={fault !== undefined}
              aria-describedby={fault ? `${id}-fault` : `${id}-hint`}
            />
          </div>
          <Text size="small" className="text-ui-fg-subtle">
            {unitOf(field)}
          </Text>
          {value !== current && (
            <Badge size="2xsmall" color="orange">
              bisher {written(current)}
            </Badge>
          )}
          {value === current && current !== constant && (
            <Badge size="2xsmall" color="blue">
              geändert
            </Badge>
          )}
          {value !== constant && (
            <Button
              type="button"
              size="small"
              variant="transparent"
              onClick={() => onChange(written(constant))}
              aria-label={`${field.label}: zurück auf ${written(constant)}`}
            >
              Zurück
            </Button>
          )}
        </div>
        {fault && (
          <Text size="xsmall" className="text-ui-fg-error" id={`${id}-fault`} role="alert">
            {fault}
          </Text>
        )}
      </div>
    </div>
  );
}
