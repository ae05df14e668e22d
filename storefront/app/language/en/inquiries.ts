export const question = {
  title: "Your question",
  heading: "A question for the workshop",
  lead: "Will it fit through the stairwell? Could it be different? Ask us; what you are designing is sent along.",
  text: "Your question",
  privacy: {
    before: "We use what you enter to answer you. More about it in the",
    link: "privacy statement",
    after: ".",
  },
  send: "Send question",
  sending: "Sending …",
  notSent: "Your question has not been sent yet: {{reason}}",
  sentTitle: "Message sent",
  sentHeading: "Your question has reached us.",
  sentText: "We read it ourselves and answer by e-mail.",
  sentMore: "Keep designing",
};

export const survey = {
  heading: "Where did you hear about us?",
  origin: { facebook: "Facebook", instagram: "Instagram", google: "Google", friends: "Friends" },
  other: "Elsewhere, namely",
  send: "Send answer",
  thanks: "Thank you, your answer has arrived.",
  notSent: "Your answer has not arrived yet: {{reason}}",
  orderUnknown: "This browser does not know your order any more.",
  issues: {
    origin_required: "Please choose something or tell us.",
    origin_one_only: "Please either choose something or tell us.",
    too_long: "Please write at most 200 characters.",
  },
};

export const withdrawal = {
  link: "Withdraw from contract",
  title: "Withdraw from contract",
  heading: "Withdraw from contract",
  lead: "Here you can withdraw from a contract with us, without signing in and without giving reasons. In the next step you see your details once more and confirm them.",
  madeToMeasure:
    "There is no right of withdrawal for furniture that we make to your specifications (a size of your own, a colour of your own, planks you picked; section\u00a0312g\u00a0(2) no.\u00a01 of the German Civil Code). We take your declaration in any case and examine it.",
  name: "Your name",
  orderNumber: "Order number",
  orderNumberNote: "is in the order confirmation",
  email: "E-mail for the receipt",
  scope: "What do you withdraw from?",
  all: "The whole order",
  some: "Single pieces only",
  pieces: "Which pieces",
  piecesNote: "only if it is single ones",
  text: "Message",
  review: "Continue to confirmation",
  reviewTitle: "Confirm withdrawal",
  reviewHeading: "Is everything right?",
  reviewText: "By pressing “Confirm withdrawal” you withdraw from the contract.",
  change: "Change details",
  confirm: "Confirm withdrawal",
  confirming: "Sending …",
  notDone: "That has not worked yet: {{reason}}",
  fixFields: "Please look at the marked fields again.",
  receiptTitle: "Withdrawal received",
  receiptHeading: "Your withdrawal has been received.",
  receiptText: "We also send this receipt to {{email}}. We examine your withdrawal and get back to you.",
  receivedAt: "Received on",
  receiptNumber: "Reference",
  subject: "Scope",
  home: "To the start page",
};

export const madeToMeasure = {
  label: "Made to measure",
  cart: "Made to measure: no right of withdrawal (section\u00a0312g\u00a0(2) no.\u00a01 German Civil Code).",
  cartReturnable: "Right of withdrawal: 14 days from receipt.",
};

export const maker = {
  heading: "Manufacturer and product details",
  product: "Product",
  typeNumber: "Type number",
  manufacturer: "Manufacturer",
  contact: "Product safety contact",
  safety: "Safety information",
  registration: "WEEE registration number",
  disposal: "Disposal",
};
