export const faq = {
  title: "Help",
  heading: "Questions and answers",
  lead: "Most of what people ask before ordering. Something missing? Call or write to us.",
  sections: "Topics",
  silent: "The answers cannot be loaded right now. Please call or write to us.",
  contactTitle: "Ask us directly",
  contactText: "At the other end is the workshop, not a queue.",
};

export const legal = {
  sample:
    "Sample: this page holds placeholders. It must be replaced with the operator’s verified details before anything is sold.",
  imprintTitle: "Imprint",
  provider: "Information according to § 5 DDG (German Digital Services Act)",
  placeholderName: "[Name of the owner]",
  placeholderAddress: "[Street and number, postcode and city]",
  placeholderVat: "VAT identification number: [VAT ID]",
  contact: "Contact",
  responsible: "Responsible for the content: [name, address]",
  dataTitle: "Privacy",
  dataIntro: "What we store, what for, and for how long.",
  dataCookiesTitle: "Cookies",
  dataCookies:
    "Three necessary cookies: “cart” remembers your cart (30 days), “language” your language (one year), “screen” whether your screen is narrow or wide (one year). Your visit is not tracked.",
  dataOrderTitle: "Orders",
  dataOrder:
    "We use your name, address, e-mail and phone number to build, deliver and invoice your furniture. Tax records are kept for as long as the law requires.",
  dataPaymentTitle: "Payment",
  dataPayment: "You enter card details on the page of the payment service Stripe. We never see them.",
  dataRightsTitle: "Your rights",
  dataRights:
    "You may ask for access, correction and deletion, and complain to a supervisory authority. Responsible: [name, address, e-mail].",
};
