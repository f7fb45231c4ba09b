/** Where a parent's consent stands. Who is refused it has no account any more. */
export const consentStates = ["not_needed", "pending", "given"] as const;
/** How far a parent's consent has come. */
export type ConsentState = (typeof consentStates)[number];

/** What a parent may decide. Refusing, at once or later, erases the account. */
export const consentDecisions = ["give", "refuse"] as const;
/** What a parent decided. */
export type ConsentDecision = (typeof consentDecisions)[number];
