import { HOME_WORDS, WORKSHOP_TOWN } from "@planke46/furniture-rules/market";
import type { BasePrices, FixedSizes, Found, KindNames, OfKinds } from "../kindTexts.ts";

/** What each kind is called. */
export const kindNames = {
  table: "Table",
  tableOffice: "Desk",
  bench: "Bench",
  stool: "Stool",
  shelf: "Shelf",
  frame: "Frame",
  sample: "Sample",
} satisfies KindNames;

/** The first line of the bill of each kind. */
export const basePrices = {
  base_table: "Table, base price",
  base_tableOffice: "Desk with height-adjustable frame",
  base_bench: "Bench, base price",
  base_stool: "Stool, base price",
  base_shelf: "Shelf, base price",
  base_frame: "Picture frame, base price",
} satisfies BasePrices;

/** What the configurator says of each kind. */
export const kinds = {
  of: {
    table: {
      title: "Design your table",
      heading: "Your table",
      info: "More about our tables",
      teaser: "For meals, for work, for feet up",
      added: "Your table for {{price}} is in the cart.",
      addedOtherPrice:
        "Our prices have just changed: the page said {{shown}}, your table now costs {{price}}. You can remove it again in the cart.",
    },
    tableOffice: {
      title: "Design your desk",
      heading: "Your desk",
      info: "More about our desks",
      teaser: "Moves from sitting to standing",
      added: "Your desk for {{price}} is in the cart.",
      addedOtherPrice:
        "Our prices have just changed: the page said {{shown}}, your desk now costs {{price}}. You can remove it again in the cart.",
    },
    bench: {
      title: "Design your bench",
      heading: "Your bench",
      info: "More about our benches",
      teaser: "One plank, room for two to four",
      added: "Your bench for {{price}} is in the cart.",
      addedOtherPrice:
        "Our prices have just changed: the page said {{shown}}, your bench now costs {{price}}. You can remove it again in the cart.",
    },
    stool: {
      title: "Design your stool",
      heading: "Your stool",
      info: "More about our stools",
      teaser: "A seat, a step or a bedside table",
      added: "Your stool for {{price}} is in the cart.",
      addedOtherPrice:
        "Our prices have just changed: the page said {{shown}}, your stool now costs {{price}}. You can remove it again in the cart.",
    },
    shelf: {
      title: "Design your shelf",
      heading: "Your shelf",
      info: "More about our shelves",
      teaser: "Boards where you need them",
      added: "Your shelf for {{price}} is in the cart.",
      addedOtherPrice:
        "Our prices have just changed: the page said {{shown}}, your shelf now costs {{price}}. You can remove it again in the cart.",
    },
    frame: {
      title: "Design your picture frame",
      heading: "Your picture frame",
      info: "More about our picture frames",
      teaser: "For pictures, mirrors and boards",
      added: "Your picture frame for {{price}} is in the cart.",
      addedOtherPrice:
        "Our prices have just changed: the page said {{shown}}, your picture frame now costs {{price}}. You can remove it again in the cart.",
    },
    sample: {
      added: "A sample of wood and steel for {{price}} is in the cart.",
      addedOtherPrice: "A sample of wood and steel for {{price}} is in the cart.",
    },
  } satisfies OfKinds,
  chooser: {
    title: "Configurator",
    heading: "What may we build for you?",
    lead: "Pieces made from scaffolding planks, built the way you put them together. Pick one; the drawing and the price follow every decision.",
    price: "as shown {{price}}",
    allPrices: `All prices include VAT and delivery ${HOME_WORDS.en.in}.`,
  },
  fixedSize: {
    tableOffice: "Top {{length}} × {{width}} cm. The frame moves from {{min}} to {{max}} cm in height.",
    bench: "40 cm deep, 45 cm high.",
    stool: "Seat 40 × 40 cm.",
    shelf: "30 cm deep.",
    frame: "Outer size, measured over the wood.",
  } satisfies FixedSizes,
  filling: "Filling",
  fillingType: {
    none: "none",
    mirror: "mirror",
    blackboard: "blackboard",
    whiteboard: "whiteboard",
    passepartout: "mount",
  },
  fillingSaid: {
    none: "without filling",
    mirror: "with mirror",
    blackboard: "with blackboard",
    whiteboard: "with whiteboard",
    passepartout: "with mount",
  },
  fillingHint: {
    none: "The frame alone, for what you already have.",
    mirror: "Four millimetres of crystal glass with ground edges.",
    blackboard: "For chalk, wiped clean with a sponge.",
    whiteboard: "For pens that wipe off.",
    passepartout: "Card in your colour around the picture.",
  },
  passepartout: "Colour of the mount",
  example: "Look at an example of {{name}}",
  sampleHint: "Rather touch it first?",
  sampleOrder: "Sample in this colour, {{price}}",
};

export const kindsFound = {
  table: `Dining table, work table or coffee table from reclaimed scaffolding planks, made to the centimetre. Price and drawing at once, delivery ${HOME_WORDS.en.in} included.`,
  tableOffice: `Height-adjustable desk from 67 to 127 cm with a top of reclaimed scaffolding planks. Built in ${WORKSHOP_TOWN}, delivery ${HOME_WORDS.en.in} included.`,
  bench: `Bench from a reclaimed scaffolding plank on a steel frame, 100 to 220 cm long. Price and drawing at once, delivery ${HOME_WORDS.en.in} included.`,
  stool: `Stool from reclaimed scaffolding planks at seat height, bar height or your own. Price and drawing at once, delivery ${HOME_WORDS.en.in} included.`,
  shelf:
    "Shelf from reclaimed scaffolding planks, up to 220 cm wide and 200 cm high, every board where you need it. Price and drawing at once.",
  frame:
    "Picture frame from reclaimed scaffolding planks, 20 to 150 cm, also with mirror, blackboard, whiteboard or mount.",
} satisfies Found;
