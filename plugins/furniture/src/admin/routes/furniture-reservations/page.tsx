import { defineRouteConfig } from "@medusajs/admin-sdk";
import { CalendarSolid } from "@medusajs/icons";
import { InquiryList } from "../../inquiries/InquiryList";
import { withMarket } from "../../market/withMarket";
import { OfferDrawer } from "../../reservations/OfferDrawer";
import { ReservationTable } from "../../reservations/ReservationTable";
import { LISTS, loadReservations, RESERVATIONS, type ReservationList } from "../../reservations/reservations";

const EMPTY: Record<ReservationList, string> = {
  waiting: "Keine Reservierung wartet auf Angebot oder Zahlung.",
  paid: "Noch keine bezahlten Reservierungen.",
  cancelled: "Keine stornierten Reservierungen.",
  all: "Es gibt noch keine Reservierungen.",
};

/**
 * The folder is not called `reservations`, which is Medusa's own page of reserved stock.
 * Orders from outside Germany: quote the delivery, send a payment link, see what became of it.
 */
const ReservationsPage = () => (
  <InquiryList
    title="Reservierungen"
    explanation="Bestellungen aus dem Ausland. Jede bekommt ein Angebot, mit den Kosten der Lieferung, wenn sie nicht abgeholt wird; bezahlt wird über einen Link."
    queryKey={RESERVATIONS}
    states={LISTS}
    first="waiting"
    empty={EMPTY}
    load={loadReservations}
    rows={({ reservations }, open) => <ReservationTable reservations={reservations} onOffer={open} />}
    drawer={(id, close, page) => {
      const reservation = page?.reservations.find((listed) => listed.id === id);
      return reservation && <OfferDrawer reservation={reservation} onClose={close} />;
    }}
  />
);

export const config = defineRouteConfig({ label: "Reservierungen", icon: CalendarSolid });

export default withMarket(ReservationsPage);
