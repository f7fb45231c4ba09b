/**
 * Responses about addresses take a whole multiple of this many milliseconds, so that the extra query for a
 * known address can't be measured.
 */
export const responseTimeStepMs = 100;
