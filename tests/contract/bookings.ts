import type { RequestOf } from "#contract/route-key.ts";
import { parisZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { valueIn } from "#domain/shared/result.ts";
import type { Transport } from "#web/api/transport.ts";

type BookingBody = RequestOf<"POST /api/appointments">["body"];

/** A visitor's booking request. */
type BookingTime = Pick<BookingBody, "researcherId" | "startsAt" | "duration">;

/** The consultations API for one visitor. */
export const bookings = (call: Transport) => {
	const researchers = async (locale: Locale = "en") =>
		valueIn(await call("GET /api/researchers/:locale", { params: { locale } })).researchers;
	return {
		researchers,
		/** The first free time of the first researcher. */
		firstRequest: async (duration: BookingTime["duration"] = "60min") => {
			const [researcher] = await researchers();
			const slot = researcher?.slots.find(({ durations }) => durations.includes(duration));
			if (!researcher || !slot) throw new Error("No researcher offers a time");
			return { researcherId: researcher.id, startsAt: slot.startsAt, duration };
		},
		appointments: async () => valueIn(await call("GET /api/appointments", {})).appointments,
		book: (request: BookingTime) =>
			call("POST /api/appointments", {
				body: { ...request, locale: "en", visitorZone: parisZone, idempotencyKey: crypto.randomUUID() },
			}),
		cancel: (appointmentId: string) =>
			call("POST /api/appointments/:appointmentId/cancel", { params: { appointmentId } }),
		leavePayment: () => call("POST /api/appointments/leave-payment", {}),
	};
};
