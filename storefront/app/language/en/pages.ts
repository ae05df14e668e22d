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

/** Around what editors write: pages, reviews, legal texts. */
export const pages = {
  bees: "Bees and wax",
  sustainability: "Sustainability",
  about: "About us",
  silentTitle: "We are still writing this page",
  silent: "Come back soon. Until then we are happy to tell you ourselves.",
  evidence: "How we reckon",
  evidenceOf: "How we reckon: {{claim}}",
  team: "Who builds here",
  ask: "Ask us directly",
};

export const reviews = {
  stars: "{{given}} out of {{most}} stars",
  heading: "What others say",
  lead: "Beside each review you see whether and how we checked that it belongs to a purchase.",
  more_one: "Show one more review",
  more_other: "Show {{count}} more reviews",
  authenticity: {
    order: "Checked: belongs to an order.",
    unchecked: "Not checked whether it belongs to a purchase.",
    example: "Example, not a real review.",
  },
};
