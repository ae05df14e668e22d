/** Where a decision can be changed at any time: on the data-protection page. */
export const CONSENT_SETTINGS = "/datasecurity#cookies";

/** Where a decision is posted to. */
export const CONSENT_ACTION = "/consent";

/** Ids of what says the decision: the banner, which is there until there is one, and the sentence of the settings. */
export const CONSENT_BANNER = "consent-banner";
export const CONSENT_NOW = "consent-now";
