/**
 * Answers about addresses take whole multiples of so many milliseconds: a query more or less, for an address that is
 * known, can't be seen.
 */
export const responseTimeStepMs = 100;
