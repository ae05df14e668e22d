/**
 * Medusa's German calls these "Retoure", "Exchange" and "Anspruch", which no other text of the shop does: staff look for what hints and
 * refusals name. Medusa merges this file into its own texts.
 */
export default {
  de: {
    translation: {
      orders: {
        returns: { create: "Rücksendung anlegen", confirm: "Rücksendung bestätigen" },
        exchanges: { create: "Umtausch anlegen" },
        claims: { create: "Reklamation anlegen" },
      },
    },
  },
};
