import { HOME_WORDS } from "../../../market.js";
import type * as german from "../../de/mails/inquiries.js";

export const inquiries: typeof german.inquiries = {
  message_received: {
    subject: "Your message to {Shop}",
    heading: "Your message has arrived",
    text: "thank you for writing. We read everything ourselves and will answer you soon. This is what you wrote:",
    piece: "It is about: {Stück}",
  },
  withdrawal_received: {
    subject: "Receipt: your withdrawal from order {Bestellnummer}",
    heading: "We have received your withdrawal",
    text: "we confirm that your withdrawal reached us on {Zeitpunkt}. This is what you declared:",
    next: "We look at the order and write to you about the return and the refund. There is no right of withdrawal for pieces made to your specification (section 312g (2) no. 1 of the German Civil Code); we will write to you about those too.",
  },
  design: {
    subject: "Your design: {Stück}",
    heading: "Your design",
    text: "here is the design you sent to yourself. It is not an order yet.",
    priceOn: `The price is as of {Tag}, including VAT and delivery ${HOME_WORDS.en.in}. The configurator always shows today’s.`,
    address:
      "We used your e-mail address for this one mail and have deleted it since. If you did not ask for it, somebody mistyped an address; there is nothing you need to do.",
  },
};
