import type * as german from "../../de/mails/placed-orders.js";

export const placedOrders: typeof german.placedOrders = {
  order_changed: {
    subject: "Changed: your order {Bestellnummer} from {Shop}",
    heading: "Your order has been changed",
    text: "as agreed we have changed your order {Bestellnummer}. This is how it stands from now on; please check that everything is right, and keep this e-mail.",
    sums: "It now costs {Nachher} instead of {Vorher}.",
    same: "It costs {Nachher} as before.",
    pay: "{Betrag} is still to be paid. You can do that through this link:",
    back: "You get back what it costs less, {Betrag}, as far as you have paid it; we will write to you again as soon as the money is on its way.",
    mistake: "Is anything wrong? Then please answer this e-mail at once or call us.",
  },
  difference_link: {
    subject: "New payment link: your order {Bestellnummer} from {Shop}",
    heading: "Your new payment link",
    text: "we have changed your order, and {Betrag} of it is still to be paid. The link you had for that is no longer valid; please use this one:",
    mistake: "Have you paid already, or is anything wrong? Then please reply to this e-mail.",
  },
  order_cancelled: {
    subject: "Cancelled: order {Bestellnummer}",
    subjectOfReservation: "Cancelled: reservation {Bestellnummer}",
    heading: "Your order is cancelled",
    headingOfReservation: "Your reservation is cancelled",
    text: "order {Bestellnummer} is cancelled. We will not build these pieces:",
    reservation: "reservation {Bestellnummer} is cancelled. These pieces are no longer kept for you:",
    money:
      "What you have paid and not got back yet comes back to you; we will write to you as soon as it is on its way.",
    unpaid:
      "As far as we can see you have paid nothing. If you have already sent a transfer, please reply to this e-mail: you will get your money back.",
    mistake: "Is this news to you? Then please reply to this e-mail or call us.",
  },
  order_page: {
    subject: "A new link to your order {Bestellnummer}",
    heading: "A new link to your order",
    text: "from now on this is where you see how your order {Bestellnummer} is getting on. We have switched off the link you had before.",
    secret: "Anyone with the link can see your order. Pass it on only if you want to.",
  },
  address_changed: {
    subject: "New delivery address: order {Bestellnummer}",
    heading: "Your delivery address has been changed",
    text: "we now deliver your order {Bestellnummer} to this address:",
    mistake: "You did not change it? Then please call us right away or reply to this e-mail.",
  },
  refund: {
    subject: "Refund for order {Bestellnummer}",
    heading: "Money is coming back to you",
    text: "{Betrag} for order {Bestellnummer} is on its way to you. The money goes back the way you paid it; depending on your bank it takes up to ten days until you see it.",
  },
  refund_failed: {
    subject: "Your refund for order {Bestellnummer} has come back",
    heading: "The refund did not work out",
    text: "we had written that {Betrag} for order {Bestellnummer} was on its way to you. The money did not arrive; it came back to us. We will see to it and write to you again. Should it go to another account, please reply to this e-mail.",
  },
};
