import { apiQuery } from "../api/api.ts";

/** The saved careers, latest first: the account's, or a guest's on this device. */
export const savedCareersQuery = apiQuery("GET /api/saved-careers", {});
