import type { legal as German } from "./legal-de";

/** The legal information of a German shop in English. Sample text: a lawyer must review it before the shop sells. */
export const legal: typeof German = {
  title: "Right of withdrawal",
  madeToMeasure:
    "Made to your specification: there is no right of withdrawal for this piece (section 312g (2) no. 1 of the German Civil Code).",
  withdrawable: "You may withdraw from the purchase of this piece within 14 days.",
  none: "Every piece of this order is made to your specification. There is no right of withdrawal for them (section 312g (2) no. 1 of the German Civil Code).",
  instruction: (shop, days) => [
    "Sample text – have it checked by a lawyer before the first sale.",
    `For the pieces marked above you have the right to withdraw from this contract within ${days} without giving any reason. The period ends ${days} after the day on which you, or a third party named by you other than the carrier, take possession of the goods (of the last of them if there are several).`,
    `To exercise the right you must tell us (${shop}) of your decision in an unequivocal statement, such as a letter or an e-mail. You can also declare it on our website without logging in; we confirm its receipt by e-mail at once. It is enough to send the statement before the period has expired.`,
    "If you withdraw, we reimburse all payments for these pieces, including the cost of the least expensive standard delivery, without undue delay and at the latest within 14 days of the day on which your statement reached us, by the means you paid with. We may withhold the reimbursement until we have the goods back or you have proved that you sent them. You bear the direct cost of returning them. You are liable for a loss of value only where it results from handling that was not necessary to examine the goods.",
  ],
  days: "14 days",
  link: "Withdraw from a contract",
  warranty: "Your statutory rights in case of defects apply to everything we deliver.",
  seller: "Your contract is with",
};
