import { Button, Drawer, Input, Label, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { MOST_DELIVERY_COST } from "../../modules/orders/payment-link";
import { Fault } from "../Notice";
import { OpenedDrawer } from "../OpenedDrawer";
import { currencyCode, wholeMoney } from "../order/money";
import { useDeed } from "../useDeed";
import { countryName, makeOffer, RESERVATIONS, type Reservation } from "./requests";

interface OfferDrawerProps {
  reservation: Reservation;
  onClose: () => void;
}

/** What the delivery costs; then the customer gets a payment link over the whole order. */
export function OfferDrawer({ reservation, onClose }: OfferDrawerProps) {
  const { number, name, country, shipping, taxed, total, delivery_cost, state } = reservation;
  const pickup = shipping === "pickup";
  const proposed = String(delivery_cost ?? (pickup ? 0 : ""));
  const [cost, setCost] = useState(proposed);
  const [opened] = useState(reservation);
  const queries = useQueryClient();
  const { mutate, isPending, error } = useDeed({
    mutationFn: () => makeOffer(reservation, Number(cost)),
    onSuccess: async ({ total }) => {
      await queries.invalidateQueries({ queryKey: [RESERVATIONS] });
      toast.success(`Angebot über ${wholeMoney(total)} verschickt`);
      onClose();
    },
    // Another offer may have gone out meanwhile: the drawer shows how it stands now.
    onError: ({ message }) => {
      toast.error("Kein Angebot verschickt", { description: message });
      return queries.invalidateQueries({ queryKey: [RESERVATIONS] });
    },
  });
  const goods = total - (delivery_cost ?? 0);
  const whole = /^\d{1,5}$/.test(cost.trim()) && Number(cost) <= MOST_DELIVERY_COST;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (whole && !isPending) mutate();
  };
  return (
    <OpenedDrawer onClose={onClose} unsaved={cost !== proposed}>
      <form onSubmit={send} className="flex h-full flex-col">
        <Drawer.Header>
          <Drawer.Title>Angebot für {number}</Drawer.Title>
          <Drawer.Description>
            {name}, {countryName(country)}
          </Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-4">
          <div className="flex flex-col gap-1">
            <Label htmlFor="delivery-cost">
              Lieferkosten in {currencyCode()}
              {taxed && ", mit MwSt."}
            </Label>
            <Input
              id="delivery-cost"
              inputMode="numeric"
              autoFocus
              required
              value={cost}
              aria-describedby="delivery-cost-note"
              onChange={(event) => setCost(event.target.value)}
            />
            <Text id="delivery-cost-note" size="small" className="text-ui-fg-subtle">
              {whole || cost === ""
                ? `Ganzer Betrag. Möbel ${wholeMoney(goods)}, zu zahlen ${wholeMoney(goods + (whole ? Number(cost) : 0))}.`
                : `Bitte einen ganzen Betrag von 0 bis ${wholeMoney(MOST_DELIVERY_COST)} eingeben.`}
            </Text>
          </div>
          {pickup && (
            <Text size="small">Wird in der Werkstatt abgeholt: Eine Lieferung kommt nicht hinzu.</Text>
          )}
          <Text size="small">
            Die Kundin oder der Kunde bekommt eine E-Mail mit einem Link, über den online bezahlt wird. Er
            gilt 30 Tage.
            {reservation.may_transfer && " Die Mail nennt auch das Konto: Überweisen geht ebenso."}
            {state === "offered" && " Das bisherige Angebot gilt dann nicht mehr."}
          </Text>
          {reservation.token && reservation.token !== opened.token && (
            <Text role="status" size="small" className="text-ui-fg-error">
              Inzwischen ist ein Angebot über {wholeMoney(total)} hinausgegangen.
            </Text>
          )}
          <Fault error={error} />
        </Drawer.Body>
        <Drawer.Footer>
          <Button type="button" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" isLoading={isPending} disabled={!whole}>
            Angebot verschicken
          </Button>
        </Drawer.Footer>
      </form>
    </OpenedDrawer>
  );
}
