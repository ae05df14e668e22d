import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";

export const home = {
  title: "Furniture from scaffolding planks, made to measure",
  heading: "A table with a past. Built to your measure.",
  intro:
    "For years, builders stood on these planks. We saw, sand and wax them, and make them into the table that fits your room.",
  start: "Design your table",
  from: "from {{price}}",
  trust: {
    label: "Good to know",
    rating: "{{mean}} out of 5 stars",
    ratings_one: "from one review",
    ratings_other: "from {{count}} reviews",
    payment: "Safe payment",
    paymentText: "By {{methods}} on Stripe’s own secure page. We never see your payment details.",
    paymentTextTransfer: "By {{methods}} on Stripe’s own secure page, or by bank transfer.",
    delivery: "Delivery and VAT included",
    deliveryText: `To the kerb anywhere ${HOME_WORDS.en.in}, within {{time}}.`,
    returns: "14 days to withdraw",
    returnsText: "Except for what we build to your measure, in a colour of your own or from planks you pick.",
  },
  /** Of a picture that no camera took. */
  rendered: "Rendered picture: {{piece}}",
  renderedIn: "Rendered picture: {{piece}}, {{room}}",
  room: {
    dining: "in a dining room",
    office: "in a study",
    hall: "in a hallway",
    corner: "beside an armchair",
    living: "in a living room",
    gallery: "on the wall above a sideboard",
    lounge: "in front of two armchairs",
    kitchen: "in a kitchen",
    bare: "seen close up",
    workshop: "in the workshop",
  },
  roomsTitle: "What it looks like in a room",
  howTitle: "How your furniture comes about",
  steps: {
    design: {
      title: "You set the size",
      text: "To the centimetre, then the frame and its colour. Drawing and price follow at once.",
    },
    build: {
      title: `We build it in ${WORKSHOP_TOWN}`,
      text: "The planks are sanded and finished with beeswax; the steel frame is welded and coated.",
    },
    deliver: {
      title: "It comes to you",
      text: `Within {{time}}, by freight forwarder anywhere ${HOME_WORDS.en.in}, to the kerb. Or collect it from the workshop.`,
    },
  },
  tableTitle: "The table",
  tableText:
    "Three sizes to start from, and any other you like. What one more centimetre costs, you see the moment you set it.",
  planksTitle: "No two planks alike",
  planksText:
    "What you see here is in our store right now, each plank photographed on its own. Leave the choice to us, or pick the ones your furniture is made of, plank by plank.",
  planksMore: "Pick your planks",
  plankPicture: "Plank “{{title}}” from our store",
  aboutTitle: "The workshop",
  aboutText: `We are a small workshop in ${WORKSHOP_TOWN}. A scaffolding plank serves a few years on site and is then retired. As furniture, it is only getting started.`,
  aboutMore: "More about us",
  kindsTitle: "What we build",
  countersTitle: "What we count",
  countersMore: "More on sustainability",
  faqTitle: "Often asked",
  faqMore: "All questions and answers",
};
