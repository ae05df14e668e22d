import { Button, FocusModal, Heading, Input, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Refused } from "../ask";
import { Field } from "../Field";
import { useDeed } from "../useDeed";
import { addParcel, type Shipment, textOf } from "./ShipForm";

interface Props {
  orderId: string;
  shipment: Shipment;
}

/** One more number of a shipment: a second parcel, or one that goes out again. */
export function FurtherParcel({ orderId, shipment: { id, pieces } }: Props) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useDeed({
    mutationFn: (form: FormData) =>
      addParcel(orderId, id, {
        tracking_number: textOf(form, "tracking_number") ?? "",
        tracking_url: textOf(form, "tracking_url"),
      }),
    onSuccess: () => {
      toast.success("Sendungsnummer eingetragen");
      setOpen(false);
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  const faultAt = (field: string) => (error instanceof Refused && error.at(field)) || undefined;
  const isAtField = faultAt("tracking_number") || faultAt("tracking_url");
  const open = (on: boolean) => {
    reset();
    setOpen(on);
  };
  const named = pieces.join(", ");
  return (
    <FocusModal open={isOpen} onOpenChange={open}>
      <FocusModal.Trigger asChild>
        <Button size="small" variant="transparent" aria-label={`Weiteres Paket für ${named}`}>
          Weiteres Paket …
        </Button>
      </FocusModal.Trigger>
      <FocusModal.Content style={{ maxWidth: 480, margin: "auto", height: "fit-content" }}>
        <FocusModal.Header />
        <FocusModal.Body className="p-6">
          <form className="flex flex-col gap-4" onSubmit={send} noValidate>
            <FocusModal.Title asChild>
              <Heading>Weiteres Paket für {named}</Heading>
            </FocusModal.Title>
            <FocusModal.Description asChild>
              <Text size="small" className="text-ui-fg-subtle">
                Ein zweites Paket, oder eines, das noch einmal hinausgeht. Der Kunde bekommt die Nummer per
                E-Mail und findet sie auf der Seite seiner Bestellung.
              </Text>
            </FocusModal.Description>
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
        </FocusModal.Body>
      </FocusModal.Content>
    </FocusModal>
  );
}
