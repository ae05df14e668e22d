/**
 * Medusa's German calls these "Retoure", "Exchange" and "Anspruch", which no other text of the shop does: staff look for what hints and
 * refusals name. Its page of stock that is kept for orders is called "Reservierungen" as ours of orders from abroad is, and the sum of a
 * refund "Menge", a number of pieces. Medusa merges this file into its own texts.
 */
const STOCK_DE = "Lagerreservierungen";
const STOCK_EN = "Stock reservations";

export default {
  de: {
    translation: {
      app: {
        search: { groups: { reservation: STOCK_DE } },
        keyboardShortcuts: { navigation: { goToReservations: STOCK_DE } },
      },
      reservations: { domain: STOCK_DE },
      fields: { amount: "Betrag" },
      orders: {
        returns: { create: "Rücksendung anlegen", confirm: "Rücksendung bestätigen" },
        exchanges: { create: "Umtausch anlegen" },
        claims: { create: "Reklamation anlegen" },
      },
    },
  },
  en: {
    translation: {
      app: {
        search: { groups: { reservation: STOCK_EN } },
        keyboardShortcuts: { navigation: { goToReservations: STOCK_EN } },
      },
      reservations: { domain: STOCK_EN },
    },
  },
};
