import { apiQuery } from "../api/api.ts";

/** Where the person stands in the quest: the account, a guest's own on the device, or the demonstration's sample. */
export const questQuery = apiQuery("GET /api/quest", {});

/** What a finished game may change. */
export const changedByGame = [
	"GET /api/quest",
	"GET /api/dashboard/student",
	"GET /api/recommendations",
] as const;
