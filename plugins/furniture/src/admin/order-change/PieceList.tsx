import { Badge, Button, Heading, Text } from "@medusajs/ui";
import { type Kind, kindName } from "@planke46/furniture-rules";
import { useState } from "react";
import { Choice } from "../Choice";
import { newPiece, type Piece } from "./draft";
import { PieceFields } from "./PieceFields";
import type { ChangeForm } from "./requests";
import { measures } from "./words";

interface Props {
  form: ChangeForm;
  pieces: readonly Piece[];
  onChange: (pieces: Piece[]) => void;
}

/** The pieces of the changed order. Each can be changed or removed until it is shipped; further ones can be added. */
export function PieceList({ form, pieces, onChange }: Props) {
  const [kind, setKind] = useState<Kind>("table");
  const set = (key: string, change: Partial<Piece>) =>
    onChange(pieces.map((piece) => (piece.key === key ? { ...piece, ...change } : piece)));
  return (
    <section className="flex flex-col gap-4 px-6 py-4" aria-labelledby="change-pieces">
      <Heading level="h2" id="change-pieces">
        Stücke
      </Heading>
      <ul className="flex flex-col gap-4">
        {pieces.map((piece) => (
          <li key={piece.key}>
            <PieceRow
              piece={piece}
              form={form}
              onChange={(change) => set(piece.key, change)}
              onDrop={() => onChange(pieces.filter(({ key }) => key !== piece.key))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-4">
        <Choice
          id="change-new-kind"
          label="Weiteres Stück"
          value={kind}
          options={form.kinds.map((value) => ({ value, label: kindName(value, "de") }))}
          onChange={setKind}
        />
        <Button variant="secondary" onClick={() => onChange([...pieces, newPiece(kind, pieces.length)])}>
          Stück hinzufügen
        </Button>
      </div>
    </section>
  );
}

interface RowProps {
  piece: Piece;
  form: ChangeForm;
  onChange: (change: Partial<Piece>) => void;
  /** Takes a further piece away that is not ordered yet. */
  onDrop: () => void;
}

function PieceRow({ piece, form, onChange, onDrop }: RowProps) {
  const { key, line_id, number, title, shipped, furniture, edited, removed } = piece;
  const [open, setOpen] = useState(line_id === undefined);
  const name = `${number === "neu" ? "Neues Stück" : number}: ${title}`;
  return (
    <fieldset className="border-ui-border-base flex flex-col gap-4 rounded-lg border p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text size="small" weight="plus" className={removed ? "line-through" : ""}>
          {name} <span className="text-ui-fg-subtle font-normal">{measures(furniture)}</span>
        </Text>
        <div className="flex items-center gap-2">
          {shipped && <Badge size="2xsmall">gepackt oder unterwegs</Badge>}
          {removed && (
            <Badge size="2xsmall" color="red">
              entfällt
            </Badge>
          )}
          {edited && !removed && (
            <Badge size="2xsmall" color="orange">
              {line_id ? "geändert" : "neu"}
            </Badge>
          )}
          {!removed && !shipped && (
            <Button size="small" variant="transparent" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? "Zuklappen" : "Ändern"}
            </Button>
          )}
          {!shipped && (
            <Button
              size="small"
              variant="transparent"
              onClick={() => (line_id ? onChange({ removed: !removed }) : onDrop())}
            >
              {removed ? "Doch behalten" : "Entfernen"}
            </Button>
          )}
        </div>
      </div>
      {open && !removed && !shipped && (
        <PieceFields
          id={key}
          furniture={furniture}
          form={form}
          onChange={(next) => onChange({ furniture: next, edited: true })}
        />
      )}
    </fieldset>
  );
}
