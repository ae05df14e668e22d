import { Button, Input, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Refused } from "../ask";
import { Field } from "../Field";
import { OpenedModal } from "../OpenedDrawer";
import { useDeed } from "../useDeed";
import { addParcel, type Shipment, textOf } from "./ShipForm";

interface Props {
  orderId: string;
  shipment: Shipment;
}

/** One more number of a shipment: a second parcel, or one that goes out again. */
export function FurtherParcel({ orderId, shipment }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="transparent"
        aria-haspopup="dialog"
        aria-label={`Weiteres Paket für ${shipment.pieces.join(", ")}`}
        onClick={() => setOpen(true)}
      >
        Weiteres Paket …
      </Button>
      {isOpen && <Form orderId={orderId} shipment={shipment} onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ orderId, shipment: { id, pieces }, onClose }: Props & { onClose: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(false);
  const { mutate, isPending, error } = useDeed({
    mutationFn: (form: FormData) =>
      addParcel(orderId, id, {
        tracking_number: textOf(form, "tracking_number") ?? "",
        tracking_url: textOf(form, "tracking_url"),
      }),
    onSuccess: () => {
      toast.success("Sendungsnummer eingetragen");
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  const faultAt = (field: string) => (error instanceof Refused && error.at(field)) || undefined;
  const isAtField = faultAt("tracking_number") || faultAt("tracking_url");
  return (
    <OpenedModal
      onClose={onClose}
      unsaved={typed}
      title={`Weiteres Paket für ${pieces.join(", ")}`}
      description="Ein zweites Paket, oder eines, das noch einmal hinausgeht. Der Kunde bekommt die Nummer per E-Mail und findet sie auf der Seite seiner Bestellung."
    >
      <form className="flex flex-col gap-4" onSubmit={send} onInput={() => setTyped(true)} noValidate>
        {error && !isAtField && (
          <Text role="alert" size="small" className="text-ui-fg-error">
            Nicht eingetragen: {error.message}
          </Text>
        )}
        <Field
          id="parcel-number"
          name="tracking_number"
          label="Sendungsnummer"
          error={faultAt("tracking_number")}
        >
          <Input maxLength={60} />
        </Field>
        <Field
          id="parcel-url"
          name="tracking_url"
          label="Adresse der Sendungsverfolgung"
          error={faultAt("tracking_url")}
        >
          <Input type="url" maxLength={500} />
        </Field>
        <div className="flex justify-end">
          <Button type="submit" size="small" isLoading={isPending}>
            Eintragen
          </Button>
        </div>
      </form>
    </OpenedModal>
  );
}
