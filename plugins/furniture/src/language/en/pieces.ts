import type { pieces as german } from "../de/pieces";

export const pieces: typeof german = {
  tops: { single: "single planks", solid: "solid" },
  fillings: {
    none: "none",
    mirror: "mirror",
    blackboard: "blackboard",
    whiteboard: "whiteboard",
    passepartout: "mount",
  },
  frames: {
    open: "open",
    closed: "closed",
    diagonal: "diagonal",
    simple: "simple",
    massive: "heavy",
  },
  ownColor: "own colour",
  labels: {
    size: "Size",
    top: "Top",
    frame: "Frame",
    color: "Colour",
    boards: "Boards",
    boardHeights: "Height of the boards",
    pillars: "Pillars",
    filling: "Filling",
    passepartout: "Mount",
    planks: "Planks",
    pieces: "",
    picked: "picked",
    workshop: "workshop",
  },
  charged: {
    express: "Express build",
    pickup: "Pick-up deduction",
    voucher: "Voucher",
    delivery: "Delivery",
  },
  fees: {
    multi_item_discount: "Multi-item discount",
    pickup_deduction: "Pick-up deduction",
    express_build: "Express build",
  },
};
