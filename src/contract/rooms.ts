import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { roomStates } from "#domain/consultations/room.ts";
import { triesOfLinks } from "./account-links.ts";
import { reportTextSchema } from "./consultations.ts";
import { declareRoute } from "./route.ts";
import { instantSchema, lineSchema, localeSchema, localized } from "./shared.ts";

/** The room of a consultation, for one of those who may enter it. */
export const roomSchema = z.object({
	state: z.enum(roomStates),
	startsAt: instantSchema,
	endsAt: instantSchema,
	opensAt: instantSchema,
	closesAt: instantSchema,
	/** The student's first name. */
	firstName: z.string(),
	researcherName: localized(z.string()),
	/** An invented researcher: no one will come. */
	isIllustrative: z.boolean(),
	/** The address of the meeting at its provider, only while the room is open. */
	meetingUrl: z.optional(z.url()),
});
export type Room = z.infer<typeof roomSchema>;

/** The only answers that contain the address of a meeting; the researcher's is in `desk.ts`. */
export const roomRoutes = {
	appointmentRoom: declareRoute({
		method: "GET",
		path: "/api/appointments/:appointmentId/room",
		access: "signed_in",
		params: z.object({ appointmentId: z.uuid() }),
		response: roomSchema,
		limit: { minutes: 60, perAccount: 600 },
	}),
	/** For the guardian of a minor, by the link of a mail about this consultation. */
	guardianRoom: declareRoute({
		method: "POST",
		path: "/api/rooms/read",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: roomSchema,
		limit: triesOfLinks,
	}),
	/** A guardian reports a problem from the room, as `reportAppointment` does. */
	reportFromRoom: declareRoute({
		method: "POST",
		path: "/api/rooms/report",
		access: "everyone",
		body: z.object({ token: lineSchema, text: reportTextSchema, locale: localeSchema }),
		problems: [...linkRefusals, "forms.required"],
		response: z.null(),
		limit: triesOfLinks,
	}),
};
