/** Quiet boards of the sample stock that look well side by side, none with a name of its own to long for. */
export const WORKSHOP_PLANKS = ["19", "09", "33", "46", "10", "36", "45", "32"] as const;
