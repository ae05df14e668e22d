import { Button, Input, toast } from "@medusajs/ui";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import type { ShippingView } from "../../domain/shipping/view";
import type { ParcelWish, ShipWish } from "../../domain/shipping/wish";
import { ask, faultAt, type Sent } from "../ask";
import { Field, Ticks } from "../Field";
import { Fault } from "../Notice";
import { useDeed } from "../useDeed";
import { useUnsaved } from "../useUnsaved";

interface ShipFormProps {
  orderId: string;
  pickup: boolean;
  left: Shipping["left"];
  onDone: () => void;
}

/** What an input says; undefined where it is empty. */
export function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" && value.trim() ? value.trim() : undefined;
}

interface Way {
  /** In the form, and after "ship-" its id. */
  name: string;
  label: string;
  input: ReactElement;
  /** Where the server looks for it. */
  paths: readonly string[];
}

const APPOINTMENT: readonly Way[] = [
  {
    name: "day",
    label: "Termin (Tag)",
    input: <Input type="date" />,
    paths: ["appointment.day", "appointment"],
  },
  { name: "from", label: "von", input: <Input type="time" />, paths: ["appointment.from"] },
  { name: "to", label: "bis", input: <Input type="time" />, paths: ["appointment.to"] },
];
const PARCEL: readonly Way[] = [
  { name: "forwarder", label: "Spedition", input: <Input maxLength={60} />, paths: ["forwarder"] },
  {
    name: "tracking_number",
    label: "Sendungsnummer",
    input: <Input maxLength={60} />,
    paths: ["tracking_number"],
  },
  {
    name: "tracking_url",
    label: "Adresse der Sendungsverfolgung",
    input: <Input type="url" maxLength={500} />,
    paths: ["tracking_url"],
  },
];

/** Which pieces leave, and how. What the server refuses stands at its field, where the focus goes. */
export function ShipForm({ orderId, pickup, left, onDone }: ShipFormProps) {
  const [ticked, setTicked] = useState(() => left.map(({ number }) => number));
  const [typed, setTyped] = useState(false);
  useUnsaved(typed);
  // A colleague may have sent a piece meanwhile.
  const chosen = ticked.filter((number) => left.some((one) => one.number === number));
  const { mutate, isPending, error } = useDeed({
    readsAnew: true,
    mutationFn: (form: FormData) => {
      const [day, from, to] = ["day", "from", "to"].map((name) => textOf(form, name));
      return shipPieces(orderId, {
        pieces: chosen,
        forwarder: textOf(form, "forwarder"),
        tracking_number: textOf(form, "tracking_number"),
        tracking_url: textOf(form, "tracking_url"),
        ...(pickup &&
          (day || from || to) && { appointment: { day: day ?? "", from: from ?? "", to: to ?? "" } }),
      });
    },
    onSuccess: () => {
      toast.success(`${pickup ? "Liegt bereit" : "Versandt"}: ${chosen.join(", ")}`);
      onDone();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  const ways = pickup ? APPOINTMENT : PARCEL;
  const faultOf = (paths: readonly string[]) => paths.map((path) => faultAt(error, path)).find(Boolean);
  const isAtField = faultAt(error, "pieces") || ways.some(({ paths }) => faultOf(paths));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid=true], [role=alert]")?.focus();
  }, [error]);
  return (
    <form
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={send}
      onInput={() => setTyped(true)}
      noValidate
    >
      <Fault error={isAtField ? null : error} lead="Nicht vermerkt: " />
      <Ticks
        id="ship"
        legend="Stücke"
        options={left.map(({ number, kind, packed }) => ({
          id: number,
          words: `${number} ${kind}${packed ? ", gepackt" : ""}`,
        }))}
        ticked={chosen}
        error={faultAt(error, "pieces")}
        onChange={setTicked}
      />
      <div className="flex flex-wrap gap-3">
        {ways.map(({ name, label, input, paths }) => (
          <div key={name} style={{ flex: "1 1 160px" }}>
            <Field id={`ship-${name}`} name={name} label={label} error={faultOf(paths)}>
              {input}
            </Field>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isLoading={isPending}>
          {pickup ? "Liegt bereit" : "Versenden"}
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onDone}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}

type Shipping = Sent<ShippingView>;
export type Shipment = Shipping["shipments"][number];

type Answer = { shipping: Shipping };

const pathOf = (orderId: string) => `orders/${encodeURIComponent(orderId)}/shipping`;

export async function loadShipping(orderId: string): Promise<Shipping> {
  return (await ask<Answer>(pathOf(orderId))).shipping;
}

async function shipPieces(orderId: string, wish: ShipWish): Promise<Shipping> {
  return (await ask<Answer>(pathOf(orderId), wish)).shipping;
}

export async function addParcel(orderId: string, shipment: string, wish: ParcelWish): Promise<Shipping> {
  return (await ask<Answer>(`${pathOf(orderId)}/${encodeURIComponent(shipment)}/parcels`, wish)).shipping;
}

export async function markDelivered(orderId: string, shipment: string): Promise<Shipping> {
  return (await ask<Answer>(`${pathOf(orderId)}/${encodeURIComponent(shipment)}/delivered`, {})).shipping;
}
