/** A day in milliseconds. */
export const dayMs = 24 * 60 * 60_000;
