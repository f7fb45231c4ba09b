import type { ResearcherSource } from "#content/researchers/define-researcher.ts";
import { researchers } from "#content/researchers/researchers.ts";
import type { ConsultationsBackend } from "#contract/appointments.ts";
import { mayAccess } from "#domain/account/access.ts";
import { demoAvailability } from "#domain/appointments/availability.ts";
import { bookAppointment } from "#domain/appointments/booking.ts";
import type { BookingRequest } from "#domain/appointments/booking-schema.ts";
import { cancelAppointment } from "#domain/appointments/cancel.ts";
import { slotsOf } from "#domain/appointments/slots.ts";
import { simulatePayment } from "#domain/billing/subscribe.ts";
import { parisZone } from "#domain/shared/moment.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Kept } from "../browser/kept.ts";
import { settle } from "../browser/outcome.ts";
import { readAppointments, writeAppointments } from "./stored-appointments.ts";
import { readPremium } from "./subscription.ts";
import { type DemoWorld, simulatedDelay } from "./world.ts";

const idLength = 12;

/** Appointments of this device with the illustrative researchers, paid for with no card. */
export const demoConsultations = (world: DemoWorld, device: Kept): ConsultationsBackend => {
	const takenOf = (researcherId: string) =>
		readAppointments(device).filter((appointment) => appointment.researcherId === researcherId);

	const slots = ({ id, pattern }: ResearcherSource) =>
		slotsOf(demoAvailability(pattern, world.now()), parisZone, takenOf(id), world.now());

	const randomId = (): string =>
		Array.from({ length: idLength }, () => Math.floor(world.random() * 36).toString(36)).join("");

	const reserve = (request: BookingRequest, id: string) => {
		const now = world.now();
		const researcher = researchers.find((one) => one.id === request.researcherId);
		const offer = researcher
			? { zone: parisZone, availability: demoAvailability(researcher.pattern, now) }
			: null;
		return bookAppointment(request, offer, takenOf(request.researcherId ?? ""), { id, now });
	};

	return {
		researchers: async (locale) =>
			researchers.map((researcher) => ({
				...researcher.text[locale],
				id: researcher.id,
				languages: researcher.languages,
				imageUrl: researcher.imageUrl,
				monogram: researcher.monogram,
				category: researcher.hue,
				illustrative: true,
				zone: parisZone,
				slots: slots(researcher),
			})),
		appointments: async () => readAppointments(device),
		book: (request) =>
			settle(async () => {
				if (!mayAccess("consultations.book", readPremium(device)))
					return failure("consultations.premium_required");
				const possible = reserve(request, "unpaid");
				if (!possible.ok) return possible;
				await world.wait(simulatedDelay);
				const paid = simulatePayment(world.random());
				if (!paid.ok) return paid;
				// Asked again: while the payment went on, another tab may have taken the time.
				const booked = reserve(request, randomId());
				if (!booked.ok) return booked;
				writeAppointments(device, [...readAppointments(device), booked.value]);
				return success({ kind: "booked" as const, appointment: booked.value });
			}, "subscription.payment.error"),
		leavePayment: async () => success(null),
		cancel: (appointmentId) =>
			settle(async () => {
				const appointments = readAppointments(device);
				const cancelled = cancelAppointment(appointments, appointmentId, world.now());
				if (!cancelled.ok) return cancelled;
				writeAppointments(
					device,
					appointments.map((one) => (one.id === appointmentId ? cancelled.value : one)),
				);
				return cancelled;
			}),
	};
};
