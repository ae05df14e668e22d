import { Button, Input, toast } from "@medusajs/ui";
import { type FormEvent, useState } from "react";
import { faultAt } from "../ask";
import { Field } from "../Field";
import { Fault } from "../Notice";
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
  const [typed, setTyped] = useState(false);
  const { mutate, isPending, error } = useDeed({
    readsAnew: true,
    mutationFn: (form: FormData) =>
      addParcel(orderId, id, {
        tracking_number: textOf(form, "tracking_number") ?? "",
        tracking_url: textOf(form, "tracking_url"),
      }),
    onSuccess: () => {
      toast.success("Sendungsnummer eingetragen");
      onClose();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  const isAtField = faultAt(error, "tracking_number") || faultAt(error, "tracking_url");
  return (
    <OpenedModal
      onClose={onClose}
      unsaved={typed}
      title={`Weiteres Paket für ${pieces.join(", ")}`}
      description="Ein zweites Paket, oder eines, das noch einmal hinausgeht. Der Kunde bekommt die Nummer per E-Mail und findet sie auf der Seite seiner Bestellung."
    >
      <form className="flex flex-col gap-4" onSubmit={send} onInput={() => setTyped(true)} noValidate>
        <Fault error={isAtField ? null : error} lead="Nicht eingetragen: " />
        <Field
          id="parcel-number"
          name="tracking_number"
          label="Sendungsnummer"
          error={faultAt(error, "tracking_number")}
        >
          <Input maxLength={60} />
        </Field>
        <Field
          id="parcel-url"
          name="tracking_url"
          label="Adresse der Sendungsverfolgung"
          error={faultAt(error, "tracking_url")}
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
