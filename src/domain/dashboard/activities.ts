/** How many activities a dashboard lists, the latest first. */
export const maxActivities = 10;
