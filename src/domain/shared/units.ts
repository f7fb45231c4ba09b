/** Units of elapsed time in milliseconds. Days of a calendar, which may be shorter or longer, are in `time.ts`. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Minutes of a day without a change of clocks. */
export const minutesPerDay = 24 * 60;
