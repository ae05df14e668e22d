/** Marks the address of the start page after the survey was answered. */
export const THANKS = "thanks";
