/** Picking planks by hand. */
export const planks = {
  planksTitle: { one: "The plank", many: "The planks" },
  planksBy: { workshop: "The workshop picks", shopper: "I pick them myself" },
  planksByHint: {
    workshop: "We choose wood that goes together.",
    shopper: "Every plank has been photographed and lies in our store.",
  },
  plank: "Plank",
  plankAt: "Plank {{number}}",
  plankPlaces: "Places of the planks",
  plankStrip: "{{name}}: what is left in store",
  plankPicture: "Photo of the plank “{{title}}”",
  plankByWorkshop: "Picked by the workshop",
  plankNone: "Workshop picks",
  plankMove: { up: "{{name}}: previous", down: "{{name}}: next" },
  plankClear: "Clear {{name}}",
  plankNamed: "“{{title}}”",
  unknownPlank_one: "A plank",
  unknownPlank_other: "{{count}} planks",
  planksGone_one: "{{titles}} has been taken by somebody else. Pick another one; everything else stays.",
  planksGone_other: "{{titles}} have been taken by somebody else. Pick others; everything else stays.",
  planksGoneAbove_one: "A plank that was picked here is gone.",
  planksGoneAbove_other: "{{count}} planks that were picked here are gone.",
  planksGoneLink: "See the planks",
  plankShort:
    "“{{title}}” is too short at {{length}} cm: {{needed}} cm are needed. Please pick another plank.",
  stockSilent: "The store does not answer just now. What you have picked stays.",
  nonePicked:
    "No plank is picked yet. If the workshop is to pick, choose that above: then the {{price}} are not charged.",
  stockEmpty: "There is no photographed plank for this size just now. The workshop will gladly pick for you.",
};

/** A plank looked at closely. */
export const plankViewer = {
  open: "View plank “{{title}}” large",
  measures: "{{length}} × {{width}} × {{thickness}} cm",
  window: "Close-up of plank “{{title}}”, moved by touch, mouse or arrow keys",
  left: "Left end",
  right: "Right end",
  whole: "Whole plank",
  zoom: "Zoom",
  zoomed: "{{zoom}} times",
  end: "End grain",
  endOf: "End grain of plank “{{title}}”",
  before: "Previous",
  after: "Next",
  take: "Take this plank",
  close: "Close",
  failed: "The large picture cannot be loaded just now. Please try again in a moment.",
};
