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
