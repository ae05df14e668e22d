/** A piece and its bill in words, as order lines, mails, production sheets and the payment page say them: those of the configurator. */
export const pieces = {
  tops: { single: "einzelne Planken", solid: "durchgehend" },
  fillings: {
    none: "ohne",
    mirror: "Spiegel",
    blackboard: "Kreidetafel",
    whiteboard: "Whiteboard",
    passepartout: "Passepartout",
  },
  /** German names are the rules' own: there a frame's name may depend on the kind. */
  frames: {} as Readonly<Record<string, string>>,
  /** Before the words of a colour of the shopper's own. */
  ownColor: "Wunschfarbe",
  labels: {
    size: "Maße",
    top: "Platte",
    frame: "Gestell",
    color: "Farbe",
    boards: "Böden",
    boardHeights: "Höhe der Böden",
    pillars: "Stützen",
    filling: "Füllung",
    passepartout: "Passepartout",
    planks: "Planken",
    pieces: "Stück",
    picked: "ausgesucht",
    workshop: "Werkstatt",
  },
  /** Rows of the payment page beside the pieces. */
  charged: {
    express: "Expressbau",
    pickup: "Abzug für Abholung",
    voucher: "Gutschein",
    delivery: "Lieferung",
  },
  /** Sums of the cart that a new price changes. */
  fees: {
    multi_item_discount: "Mengenrabatt",
    pickup_deduction: "Abzug für Abholung",
    express_build: "Expressbau",
  },
};
