import type * as german from "../../de/mails/progress.js";
import { offerByTransfer } from "./new-orders.js";

export const progress: typeof german.progress = {
  offer_ending: {
    subject: "Your offer is valid until {Tag}: reservation {Reservierungsnummer}",
    heading: "Your offer is ending",
    text: "our offer of {Betrag} for your reservation is valid until {Tag}. Until then you can accept it with this link; only then is your order binding.",
    transfer: offerByTransfer,
    later: "Do you need more time, or do you not want the pieces any more? Simply reply to this e-mail.",
  },
  work_begun: {
    subject: "We are building: order {Bestellnummer}",
    heading: "We have begun",
    text: "work has begun in the workshop: we are building your order {Bestellnummer} now.",
    promise: "The day we have promised you is {Tag}.",
    page: "You can see how far each piece is on the page of your order.",
  },
  ready_for_delivery: {
    subject: "Finished: order {Bestellnummer}",
    heading: "Your furniture is finished",
    text: "from your order {Bestellnummer} this is finished and packed:",
    appointment:
      "The forwarder will get in touch with you to agree on a day. Are there days when nobody is in, or have you a new telephone number? Then reply to this e-mail.",
  },
};
