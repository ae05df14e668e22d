import type * as german from "../../de/mails/shared.js";

export const shared: typeof german.shared = {
  frame: {
    greeting: "Hello {Name},",
    greetingWithoutName: "Hello,",
    closing: "Kind regards from the workshop\n{Shop}",
    footer: "This e-mail belongs to your order or enquiry; we send no advertising.",
  },
  shipping: {
    delivery:
      "We make everything in our workshop and deliver it by freight forwarder within {Lieferzeit}, to the kerb: to the street outside your house, not into your home. We agree the day with you beforehand.",
    pickup:
      "We make everything in our workshop; within {Lieferzeit} it is ready for you to pick up: {Abholort}. We will let you know when it is ready.",
    samples: "Samples come by letter post and are with you within {Musterzeit}.",
    samplesAbroad: "We send samples by post.",
    samplesFirst: "Samples come ahead by letter post, within {Musterzeit}.",
    samplesAtPickup: "Samples are waiting for you at the pick-up.",
    afterTransfer: "The time runs from the day your money reaches us.",
  },
  withdrawal: {
    title: "Right of withdrawal",
    instruction: [
      "Sample text – have it checked by a lawyer before the first sale.",
      "For the pieces marked above you have the right to withdraw from this contract within 14 days without giving any reason. The period ends 14 days after the day on which you, or a third party named by you other than the carrier, take possession of the goods (of the last of them if there are several).",
      "To exercise the right you must tell us ({Verkäufer}) of your decision in an unequivocal statement, such as a letter or an e-mail. You may use the model withdrawal form below, but need not. You can also withdraw on our website without logging in; we then confirm at once, by e-mail, what you declared and when it arrived. It is enough to send the statement before the period has expired.",
      "If you withdraw, we reimburse all payments for these pieces, including the cost of the least expensive standard delivery, without undue delay and at the latest within 14 days of the day on which your statement reached us, by the means you paid with; we charge you nothing for it. We may withhold the reimbursement until we have the goods back or you have proved that you sent them. Send or bring them back at the latest within 14 days of your statement. You bear the direct cost of returning them. You are liable for a loss of value only where it results from handling that was not necessary to examine the goods.",
    ].join("\n\n"),
    madeToMeasure:
      "Made to your specification: no right of withdrawal applies here (section 312g (2) no. 1 of the German Civil Code).",
    withdrawable: "You may withdraw from this purchase within 14 days.",
    none: "Every piece of this order is made to your specification. There is no right of withdrawal for them (section 312g (2) no. 1 of the German Civil Code).",
    madeToMeasureOfAll:
      "The furniture of this order is made to your specification. There is no right of withdrawal for it (section 312g (2) no. 1 of the German Civil Code).",
    otherGoods: "You may withdraw from the purchase of the other goods of this order within 14 days.",
    warranty:
      "Your contract is with: {Verkäufer}. Your statutory rights in case of defects apply to everything we deliver.",
  },
};
