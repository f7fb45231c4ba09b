import { apiQuery } from "../api/api.ts";

/** Whose desk is open in this browser. */
export const deskSessionQuery = apiQuery("GET /api/desk/session", {});

/** The desk of the researcher who is logged in. */
export const deskQuery = apiQuery("GET /api/desk", {});

/** The hours of the researcher who is logged in. */
export const deskHoursQuery = apiQuery("GET /api/desk/hours", {});
