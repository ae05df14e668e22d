import type * as german from "../../de/mails/deliveries.js";

export const deliveries: typeof german.deliveries = {
  promise_changed: {
    subject: "New date: order {Bestellnummer}",
    heading: "Your new date",
    text: "there is a new date for your order {Bestellnummer}. The day we promise you is now {Tag}.",
    reason: "The reason:",
    sorry: "Does it not suit you? Then reply to this e-mail or call us; we will find a way.",
  },
  ready_for_pickup: {
    subject: "Ready for pick-up: order {Bestellnummer}",
    heading: "You can pick it up",
    text: "from your order {Bestellnummer} this is finished and ready to be picked up:",
    where: "You can pick it up here: {Abholort}.",
    appointment:
      "Your appointment: {Tag}, between {Von} and {Bis}. If it does not suit you, reply to this e-mail or call us.",
    when: "Please tell us beforehand when you come: reply to this e-mail or call us.",
  },
  pickup_reminder: {
    subject: "Waiting for you: order {Bestellnummer}",
    heading: "This is still waiting for you",
    text: "from your order {Bestellnummer} this is finished and packed in the workshop:",
    missed: "We had agreed on {Tag}. That is no problem, we will find another day.",
    where: "You can pick it up here: {Abholort}.",
    when: "Please tell us when you come: reply to this e-mail or call us. If you cannot pick it up, we will find another way.",
    done: "Do you have it already? Then we have forgotten to note it down, and there is nothing for you to do.",
  },
  shipped: {
    subject: "On its way: order {Bestellnummer}",
    heading: "Your order is on its way",
    text: "from your order {Bestellnummer} this is on its way to you:",
    forwarder: "The forwarder will contact you about the day and brings everything to the kerb.",
    letter: "It comes by post.",
  },
  delivered: {
    subject: "Arrived: order {Bestellnummer}",
    heading: "Enjoy it!",
    text: "from your order {Bestellnummer} this is with you now:",
    careTitle: "How it stays beautiful",
    care: [
      "Wipe with a soft, slightly damp cloth. Harsh cleaners take the beeswax off.",
      "Take up water, wine and anything hot at once; waxed wood does not like puddles.",
      "Once a year a thin coat of beeswax, polished after an hour, and the wood is as new.",
      "Old wood moves: small cracks come and go with the heating. Do not put it right in front of a radiator.",
    ].join("\n\n"),
    shelf: "Your shelf belongs on the wall: fix it before you fill it.",
    fault: "Is anything not as it should be? Then send us a photo in reply to this e-mail.",
  },
};
