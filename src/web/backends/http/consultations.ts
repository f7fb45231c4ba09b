import type { BookingAnswer, BookingVisitor, ConsultationsBackend } from "#contract/appointments.ts";
import { routes } from "#contract/routes/routes.ts";
import type { BookingRequest } from "#domain/appointments/booking-schema.ts";
import { failure, valueIn } from "#domain/shared/result.ts";
import { settle } from "../browser/outcome.ts";
import { type Client, mayPass } from "./client.ts";
import type { Who } from "./who.ts";
import type { HttpWorld } from "./world.ts";

const guest = "account.sign_in_required";

interface Parts {
	readonly world: Pick<HttpWorld, "randomId" | "zone">;
	readonly client: Client;
	readonly who: Who;
}

/** Consultations with researchers, as the server keeps them. */
export const httpConsultations = ({ world, client, who }: Parts): ConsultationsBackend => {
	/** Wishes of which the server's last word is not known yet: repeated, they go by the same key. */
	const keys = new Map<string, string>();

	const book = async (request: BookingRequest, visitor?: BookingVisitor): Promise<BookingAnswer> => {
		const wish = JSON.stringify([request.researcherId, request.startsAt, request.duration]);
		const idempotencyKey = keys.get(wish) ?? world.randomId();
		keys.set(wish, idempotencyKey);
		const about = visitor ?? { locale: "en" as const, visitorZone: world.zone() };
		const answer = await client.ask(
			routes.bookAppointment,
			{ body: { ...request, ...about, idempotencyKey } },
			[
				"consultations.incomplete",
				"consultations.slot_unavailable",
				"consultations.slot_taken",
				"consultations.premium_required",
				"subscription.payment.error",
				"billing.guardian_needed",
				"billing.guardian_pending",
				"account.consent_required",
				guest,
			],
		);
		// On the provider's page it goes on: whoever comes back and asks again means the same wish.
		const isOpen = answer.ok ? answer.value.kind === "redirect" : mayPass(answer.code);
		if (!isOpen) keys.delete(wish);
		return answer;
	};

	return {
		researchers: async (locale) =>
			valueIn(await client.ask(routes.researchers, { params: { locale } })).researchers,
		appointments: async () => {
			if ((await who.known()) === null) return [];
			const asked = await client.ask(routes.appointments, {}, [guest]);
			if (!asked.ok && asked.code === guest) return [];
			return valueIn(asked).appointments;
		},
		book: (request, visitor) => settle(() => book(request, visitor)),
		leavePayment: () => {
			keys.clear();
			return client.ask(routes.leavePayment, {}, [guest]);
		},
		cancel: async (appointmentId) => {
			const asked = await client.ask(routes.cancelAppointment, { params: { appointmentId } }, [
				"consultations.cancel_failed",
				guest,
			]);
			// What has no id of an appointment is none.
			const isNone = !asked.ok && asked.code === "request.not_found";
			return isNone ? failure("consultations.cancel_failed") : asked;
		},
	};
};
