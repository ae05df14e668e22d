import type * as german from "../de/delivery.js";

// As they follow "within".
export const weeks: typeof german.weeks = (weeks) => (weeks === 1 ? "one week" : `${weeks} weeks`);
export const workingDays: typeof german.workingDays = (days) =>
  days === 1 ? "one working day" : `${days} working days`;
