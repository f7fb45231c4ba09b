/** The states of a parent's consent. A refusal erases the account. */
export const consentStates = ["not_needed", "pending", "given"] as const;
export type ConsentState = (typeof consentStates)[number];

/** The decisions of a parent. Refusing, at once or later, erases the account. */
export const consentDecisions = ["give", "refuse"] as const;
export type ConsentDecision = (typeof consentDecisions)[number];
