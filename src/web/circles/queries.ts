import { apiQuery } from "../api/api.ts";

/** The circles that are ahead. */
export const circlesQuery = apiQuery("GET /api/circles", {});

/** The visitor's seats, and positions on waiting lists. */
export const ownCirclesQuery = apiQuery("GET /api/circles/own", {});

/** The room of a circle in which the visitor has a seat. */
export const circleRoomQuery = (circleId: string) =>
	apiQuery("GET /api/circles/:circleId/room", { params: { circleId } });

/** The page of a circle's host or researcher, by the token of a mailed link. */
export const circleDeskQuery = (token: string) => apiQuery("POST /api/circle-desk", { body: { token } });

/** The routes that a seat taken or given back may change. */
export const changedBySeat = [
	"GET /api/circles",
	"GET /api/circles/own",
	"GET /api/circles/:circleId/room",
] as const;
