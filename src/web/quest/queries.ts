import { apiQuery } from "../api/api.ts";

/** The progress in the quest: the account's, a guest's on the device, or the demonstration's sample. */
export const questQuery = apiQuery("GET /api/quest", {});

/** The routes that a finished game may change. */
export const changedByGame = [
	"GET /api/quest",
	"GET /api/dashboard/student",
	"GET /api/recommendations",
] as const;
