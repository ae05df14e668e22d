import type * as german from "../../de/mails/new-orders.js";

const heading = "Thank you for your order!";
const accepted =
  "we accept your order and herewith confirm the contract with everything that belongs to it. Please keep this e-mail.";
/** In the offer and in the mail that reminds of it. */
export const offerByTransfer =
  "Instead of paying with the link you can transfer {Betrag}. Give the number {Reservierungsnummer} alone as the reference. That makes your order binding as well; we begin as soon as the money has arrived.";

export const newOrders: typeof german.newOrders = {
  order_confirmation: {
    subject: "Your order {Bestellnummer} with {Shop}",
    heading,
    text: accepted,
    paid: "Your payment of {Betrag} has reached us.",
    debit:
      "Your bank is debiting {Betrag}. That takes some days; as soon as the money has arrived, we write to you and begin.",
    free: "There is nothing to pay.",
    samples:
      "Thank you for taking our material into your hands first. Hold it to the window and to your wall; if you have questions, simply reply to this e-mail.",
  },
  bank_transfer_details: {
    subject: "Your order {Bestellnummer} with {Shop}: please transfer the amount",
    heading,
    text: accepted,
    title: "Please transfer the amount",
    please:
      "Please transfer {Betrag} and give the order number {Bestellnummer} alone as the reference. We begin as soon as the money arrives.",
  },
  transfer_reminder: {
    subject: "Not here yet: your transfer for order {Bestellnummer}",
    heading: "Your money is not here yet",
    text: "we have not seen your transfer of {Betrag} for order {Bestellnummer} yet. We are keeping your order for you until it comes; as soon as the money has arrived we begin.",
    crossed: "If you have only just sent it, you need not do anything else.",
    until: "If it has not arrived by {Tag}, we cancel the order.",
  },
  reservation_confirmation: {
    subject: "Your reservation {Reservierungsnummer} with {Shop}",
    heading: "Reserved for you",
    text: "your choice is reserved, without any obligation. We work out the delivery to you ({Land}) individually and will soon send you an offer.",
    pickup:
      "your choice is reserved, without any obligation, to be picked up at our workshop. We will soon send you an offer.",
    nothing:
      "There is nothing to pay yet and you are bound to nothing: there is no contract until you accept the offer.",
  },
  payment_link: {
    subject: "Your offer for reservation {Reservierungsnummer} with {Shop}",
    heading: "Your offer",
    text: "your reservation can now become an order. It costs {Betrag}. You can accept the offer with this link; only then is your order binding.",
    valid: "The offer is valid until {Tag}.",
    transfer: offerByTransfer,
    questions: "Is something not right? Simply reply to this e-mail.",
  },
};
