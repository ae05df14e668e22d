/** Where a decision can be changed at any time: on the data-protection page. */
export const CONSENT_SETTINGS = "/datasecurity#cookies";
