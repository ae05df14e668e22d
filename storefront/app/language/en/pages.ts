export const faq = {
  title: "Help",
  heading: "Questions and answers",
  lead: "Most of what people ask before ordering. Something missing? Call or write to us.",
  sections: "Topics",
  silent: "There are no answers here right now. Please call or write to us.",
  contactTitle: "Ask us directly",
  contactText: "At the other end is the workshop, not a queue.",
};

export const legal = {
  imprintTitle: "Imprint",
  dataTitle: "Privacy",
  termsTitle: "Terms and conditions",
  withdrawalTitle: "Right of withdrawal",
  guaranteeTitle: "Legal guarantee of conformity",
  accessibilityTitle: "Accessibility statement",
  provider: "Who runs this shop",
  contact: "Contact",
  validFrom: "Valid from {{day}}",
  silent: "This text cannot be loaded right now. We are happy to send it to you: call us or write to us.",
  silentImprint: "The full details cannot be loaded right now. This is what we have, and how to reach us:",
  withdraw: "You can do it here without signing in, in two steps:",
  readPolicy: "When this is possible is explained under",
};
