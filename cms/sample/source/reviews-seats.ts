import type { ReviewRow } from "./review-row.ts";

/** Made up, like the people; sizes are length × depth × height in cm. */
export const benchReviews: readonly ReviewRow[] = [
  [
    "Nora",
    [170, 40, 45],
    "2026-10-06",
    "Drei Kinder, ein Hund, kein Kippeln.",
    "Three children, one dog, no wobbling.",
  ],
  [
    "Till",
    [220, 40, 45],
    "2026-08-17",
    "Längste Bank, die durch unsere Tür ging. Steht am Tisch und im Sommer vor dem Haus.",
    "The longest bench that fits through our door. At the table, and in summer in front of the house.",
  ],
  [
    "Gudrun",
    [120, 40, 45],
    "2026-05-23",
    "Im Flur, zum Schuheanziehen. Das massive Gestell hält auch meinen Schwiegersohn.",
    "In the hall, for putting on shoes. The heavy frame holds my son-in-law too.",
  ],
  [
    "Emil",
    [150, 40, 45],
    "2026-03-14",
    "Ohne Kissen erst hart, nach einer Woche vermisst man keines mehr.",
    "Hard without a cushion at first; after a week you no longer miss one.",
  ],
  [
    "Aylin",
    [200, 40, 45],
    "2025-12-02",
    "Eine einzige Planke, von vorne bis hinten. Man kann die ganze Maserung entlangsitzen.",
    "A single plank from end to end. You can sit along the whole grain.",
  ],
];

export const stoolReviews: readonly ReviewRow[] = [
  [
    "Vincent",
    [40, 40, 45],
    "2026-07-03",
    "Als Hocker gekauft, als Nachttisch geliebt.",
    "Bought as a stool, loved as a bedside table.",
  ],
];
