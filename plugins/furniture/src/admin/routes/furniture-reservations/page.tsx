import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CalendarSolid } from "@medusajs/icons";
import { Container, Heading, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { withMarket } from "../../market/withMarket";
import { OfferDrawer } from "../../reservations/OfferDrawer";
import { ReservationTable } from "../../reservations/ReservationTable";
import { loadReservations, RESERVATIONS, type Reservation } from "../../reservations/reservations";

/**
 * The folder is not called `reservations`, which is Medusa's own page of reserved stock.
 * Orders from outside Germany: quote the delivery, send a payment link, see what became of it.
 */
const ReservationsPage = () => {
  const { data, error } = useQuery({ queryKey: RESERVATIONS, queryFn: loadReservations });
  const [chosen, setChosen] = useState<Reservation>();
  return (
    <Container className="divide-y p-0">
      <header className="px-6 py-4">
        <Heading>Reservierungen</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          Bestellungen aus dem Ausland. Jede bekommt ein Angebot, mit den Kosten der Lieferung, wenn sie nicht
          abgeholt wird; bezahlt wird über einen Link.
        </Text>
      </header>
      {error && <Note tone="error" text={error.message} />}
      {!data && !error && <Note text="Wird geladen …" />}
      {data?.length === 0 && <Note text="Es gibt noch keine Reservierungen." />}
      {data && data.length > 0 && <ReservationTable reservations={data} onOffer={setChosen} />}
      {chosen && <OfferDrawer reservation={chosen} onClose={() => setChosen(undefined)} />}
    </Container>
  );
};

function Note({ text, tone }: { text: string; tone?: "error" }) {
  return (
    <Text
      size="small"
      role={tone === "error" ? "alert" : "status"}
      className={`px-6 py-4 ${tone === "error" ? "text-ui-fg-error" : "text-ui-fg-muted"}`}
    >
      {text}
    </Text>
  );
}

export const config = defineRouteConfig({ label: "Reservierungen", icon: CalendarSolid });

export default withMarket(ReservationsPage);
