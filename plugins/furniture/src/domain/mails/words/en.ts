import { weeksInWords, workingDaysInWords } from "@planke46/furniture-rules";
import type { Words } from "./de";
import { legal } from "./legal-en";

const weeks = (count: number) => weeksInWords(count, "en");
const days = (count: number) => workingDaysInWords(count, "en");

/** The English words of the mails. */
export const en: Words = {
  hello: (name) => (name ? `Hello ${name},` : "Hello,"),
  goodbye: (shop) => `Kind regards from the workshop\n${shop}`,
  labels: {
    order: "Order number",
    reservation: "Reservation number",
    date: "Ordered on",
    delivery: "Delivery address",
    pickup: "Pick-up",
    billing: "Invoice address",
    phone: "Phone",
    mail: "E-mail",
    payment: "Payment",
    express: "Build time",
    vatId: "VAT id",
    message: "Your message",
  },
  payments: {
    card: "paid online",
    direct_debit: "SEPA direct debit",
    bank_transfer: "bank transfer",
    reservation: "none yet",
    free: "nothing to pay",
  },
  bill: {
    title: "What it costs",
    sum: "Pieces",
    multiItem: "Multi-item discount",
    lineDiscount: "Multi-item discount",
    discountOn: (reduced: number, all: number) => `on ${reduced} of ${all}`,
    pickup: "Pick-up deduction",
    express: "Express build",
    voucher: (code) => (code ? `Voucher ${code}` : "Voucher"),
    deliveryAbroad: "Delivery",
    ordinaryDelivery: "Shipping of the other goods",
    givenBack: "Returns and refunds",
    total: "Total",
    tax: (amount, rates) => `This includes ${amount} of VAT (${rates}).`,
    delivery: "Delivery within Germany is included in the price.",
    letter: "Letter post is included in the price.",
  },
  pieces: "Your pieces",
  drawing: (title, size) => `Picture: ${title}${size && `, ${size}`}`,
  expressBuild: (count) => `Express build, ready within ${weeks(count)}`,
  shipping: {
    delivery: (count) =>
      `We make everything in our workshop and deliver it by freight forwarder within ${weeks(count)}, to the kerb: to the street outside your house, not into your home. We agree the day with you beforehand.`,
    pickup: (count, place) =>
      `We make everything in our workshop; within ${weeks(count)} it is ready for you to pick up: ${place}. We tell you when the time has come.`,
    samples: (count) => `We send your sample by letter post; it is with you within ${days(count)}.`,
    samplesAbroad: "We send your sample by post.",
    samplesFirst: (count) => `The sample comes ahead by letter post, within ${days(count)}.`,
    samplesAtPickup: "The sample is waiting for you at the pick-up.",
    afterTransfer: "The time runs from the day your money reaches us.",
  },
  orderConfirmation: {
    subject: (number, shop) => `Your order ${number} with ${shop}`,
    heading: "Thank you for your order!",
    text: "we accept your order and herewith confirm the contract with everything that belongs to it. Please keep this e-mail.",
    paid: (amount) => `Your payment of ${amount} has reached us.`,
    debit: (amount) =>
      `Your bank is debiting ${amount}. That takes some days; as soon as the money has arrived, we write to you and begin.`,
    free: "There is nothing to pay.",
    samples:
      "Thank you for taking our material into your hands first. Hold the sample to the window and to your wall; if you have questions, simply reply to this e-mail.",
  },
  bankTransfer: {
    subject: (number, shop) => `Your order ${number} with ${shop}: please transfer the amount`,
    heading: "Thank you for your order!",
    text: "we accept your order and herewith confirm the contract with everything that belongs to it. Please keep this e-mail.",
    title: "Please transfer the amount",
    please: (amount, number) =>
      `Please transfer ${amount} and give the order number ${number} alone as the reference. We begin as soon as the money arrives.`,
    amount: "Amount",
    holder: "Account holder",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    purpose: "Reference",
  },
  reservation: {
    subject: (number, shop) => `Your reservation ${number} with ${shop}`,
    heading: "Reserved for you",
    text: (place) =>
      `your choice is reserved, without any obligation. We work out delivery to ${place} individually and will soon send you an offer.`,
    nothing:
      "There is nothing to pay yet and you are bound to nothing: there is no contract until you accept the offer.",
    abroad: "Without the cost of delivery, which will be part of the offer.",
  },
  paymentReceived: {
    subject: (number) => `Your money has arrived: order ${number}`,
    heading: "Your money has arrived",
    text: (amount, number) =>
      `your payment of ${amount} for order ${number} has reached us. Thank you! Now we start sawing.`,
  },
  paymentFailed: {
    subject: (number, shop) =>
      number ? `Your direct debit failed: order ${number}` : `Your direct debit with ${shop} failed`,
    heading: "The direct debit failed",
    text: (number) =>
      `your bank has not honoured the direct debit for order ${number}. The order is cancelled for that reason; we do not build these pieces:`,
    lost: "your bank has not honoured the direct debit for your cart; it has not become an order.",
    free: "You have paid nothing. The planks are available again, and a voucher is valid again.",
    again: "If you still want the pieces, please order them once more, for example by card.",
    toShop: "To the shop",
  },
  paymentLink: {
    subject: (number, shop) => `Your offer for reservation ${number} with ${shop}`,
    heading: "Your offer",
    text: (amount) =>
      `your reservation can now become an order. It costs ${amount}. You can pay with this link; only then is your order binding.`,
    button: "Order with obligation to pay",
    questions: "Is something not right? Simply reply to this e-mail.",
  },
  orderChanged: {
    subject: (number: string, shop: string) => `Changed: your order ${number} from ${shop}`,
    heading: "Your order has been changed",
    text: (number: string) =>
      `as agreed we have changed your order ${number}. This is how it stands from now on; please check that everything is right, and keep this e-mail.`,
    sums: (before: string, after: string) => `It now costs ${after} instead of ${before}.`,
    same: (total: string) => `It costs ${total} as before.`,
    pay: (amount: string) => `${amount} is still to be paid. You can do that through this link:`,
    button: "Pay the difference",
    back: (amount: string) =>
      `You get back what it costs less, ${amount}, as far as you have paid it; we will write to you again as soon as the money is on its way.`,
    mistake: "Is anything wrong? Then please answer this e-mail at once or call us.",
  },
  differenceLink: {
    subject: (number, shop) => `New payment link: your order ${number} from ${shop}`,
    heading: "Your new payment link",
    text: (amount) =>
      `we have changed your order, and ${amount} of it is still to be paid. The link you had for that is no longer valid; please use this one:`,
    mistake: "Have you paid already, or is anything wrong? Then please reply to this e-mail.",
  },
  cancelled: {
    subject: (number) => `Cancelled: order ${number}`,
    heading: "Your order is cancelled",
    text: (number) => `order ${number} is cancelled. We will not build these pieces:`,
    reservation: (number) => `reservation ${number} is lifted. These pieces are no longer kept for you:`,
    money: "What you have already paid comes back to you; we will write to you about that again.",
    mistake: "Is this news to you? Then please reply to this e-mail or call us.",
  },
  refund: {
    subject: (number) => `Refund for order ${number}`,
    heading: "Money is coming back to you",
    text: (amount, number) =>
      `${amount} for order ${number} is on its way to you. The money goes back the way you paid it; depending on your bank it takes up to ten days until you see it.`,
  },
  refundFailed: {
    subject: (number) => `Your refund for order ${number} has come back`,
    heading: "The refund did not work out",
    text: (amount, number) =>
      `we had written that ${amount} for order ${number} were on their way to you. The money did not arrive; it came back to us. We will see to it and write to you again. Should it go to another account, please reply to this e-mail.`,
  },
  lost: {
    subject: (shop) => `It did not work out: your order with ${shop}`,
    heading: "We are sorry",
    text: "your payment could not become an order.",
    faster: "While you were paying, somebody else was faster.",
    changed: "While you were paying, your cart changed; the sum you paid no longer matched it.",
    gone: (planks) => `No longer there: ${planks}. Every plank exists only once.`,
    money: (amount) =>
      `We have asked at once for your payment of ${amount} to be refunded in full. Depending on your bank it takes up to ten days until you see the money.`,
    otherPlank: "You can order the same measures and everything else again right away, with another plank.",
    again: "Your cart is still there: you can order again right away.",
    toConfigurator: "To the configurator",
    toCart: "To the cart",
  },
  message: {
    subject: (shop) => `Your message to ${shop}`,
    heading: "Your message has arrived",
    text: "thank you for writing. We read everything ourselves and will answer you soon. This is what you wrote:",
    piece: (piece) => `It is about: ${piece}`,
  },
  design: {
    subject: (piece) => `Your design: ${piece}`,
    heading: "Your design",
    text: "here is the design you sent to yourself. It is not an order yet.",
    priceOn: (date) =>
      `The price is as of ${date}, including VAT and delivery in Germany. The configurator always shows today’s.`,
    open: "Open the design",
    address:
      "We used your e-mail address for this one mail and have deleted it since. If you did not ask for it, somebody mistyped an address; there is nothing you need to do.",
  },
  withdrawal: {
    subject: (number) => `Receipt: your withdrawal from order ${number}`,
    heading: "We have received your withdrawal",
    text: (moment) => `we confirm that your withdrawal reached us on ${moment}. This is what you declared:`,
    scope: "Scope",
    all: "the whole order",
    some: "some pieces",
    pieces: "Pieces",
    name: "Name",
    order: "Order number",
    mail: "E-mail",
    received: "Received on",
    reference: "Reference",
    next: "We look at the order and write to you about the return and the refund. There is no right of withdrawal for pieces made to your specification (section 312g (2) no. 1 of the German Civil Code); we will write to you about those too.",
  },
  footer: {
    imprint: "Imprint",
    privacy: "Privacy",
    withdrawal: "Withdraw from a contract",
    phone: "Phone",
    why: "This e-mail belongs to your order or enquiry; we send no advertising.",
  },
  legal,
};
