/** How a time stands that somebody asked for: kept while it is paid for, then booked or given back. */
export const reservationStates = ["held", "booked", "released"] as const;

/** When an appointment is reminded of: a day and an hour before. */
export const reminderKinds = ["day", "hour"] as const;
