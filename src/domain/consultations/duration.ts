/** How long a consultation may last. The specification's "1 hour" is the 60-minute choice. */
export const durations = ["30min", "60min"] as const;
/** How long a consultation takes. */
export type Duration = (typeof durations)[number];

/** The duration that is chosen at first (specification 5). */
export const defaultDuration: Duration = "30min";

/** The length of a duration in minutes. */
export const minutesOf: Readonly<Record<Duration, number>> = { "30min": 30, "60min": 60 };
