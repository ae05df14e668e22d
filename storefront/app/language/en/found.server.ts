import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";
import type { found as german } from "../de/found.server.ts";

export const found: typeof german = {
  chooser:
    "Table, desk, bench, stool, shelf or picture frame from scaffolding planks: choose a piece and give it your measurements.",
  faq: "Answers about planks, frames, the configurator, delivery and pick-up – and how to reach the workshop directly.",
  shared: (price, time) =>
    `${price} including VAT and delivery ${HOME_WORDS.en.in}, built in ${WORKSHOP_TOWN} and with you within ${time}. Change whatever you like.`,
  shopLine: ["Furniture from", "scaffolding", "planks, to size"],
  kindsLine: ["Tables, desks, benches, stools,", "shelves and picture frames.", `Built in ${WORKSHOP_TOWN}.`],
  workshop: `Built in ${WORKSHOP_TOWN}`,
  material: "Reclaimed scaffolding planks",
  subject: "Subject",
  withdrawal: "Withdraw from your contract in two steps, without signing in.",
  legal: {
    imprint: "Who runs this shop: name, address, phone and email of the workshop.",
    dataProtection: "Which data we use and what for, how long we keep them, and which rights you have.",
    terms: "Our general terms and conditions: ordering, prices, delivery, payment and warranty.",
    withdrawal: "Which pieces you can send back within 14 days, how to do it and what happens then.",
    guarantee: "Your rights if a piece has a defect: what holds, for how long, and how to reach us.",
    accessibility: "How accessible this shop is, what is still missing, and whom you can turn to.",
  },
};
