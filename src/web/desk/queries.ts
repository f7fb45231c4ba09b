import type { Month } from "#domain/shared/instant.ts";
import { apiQuery } from "../api/api.ts";

/** Whose desk is open in this browser. */
export const deskSessionQuery = apiQuery("GET /api/desk/session", {});

/** The desk of the researcher who is logged in. */
export const deskQuery = apiQuery("GET /api/desk", {});

/** The hours of the researcher who is logged in. */
export const deskHoursQuery = apiQuery("GET /api/desk/hours", {});

/** The passkeys of the researcher who is logged in. */
export const deskPasskeysQuery = apiQuery("GET /api/desk/passkeys", {});

/** The months of the researcher who is logged in. */
export const deskStatementsQuery = apiQuery("GET /api/desk/statements", {});

/** The lines of a month of the researcher who is logged in. */
export const statementQuery = (month: Month) =>
	apiQuery("GET /api/desk/statements/:month", { params: { month } });
