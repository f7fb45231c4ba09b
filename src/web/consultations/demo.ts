import { researchers } from "#content/consultations/researchers.ts";
import { simulatePayment } from "#domain/billing/payment.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { type Appointment, isUpcoming, mayBook } from "#domain/consultations/appointment.ts";
import { slotsOfPattern } from "#domain/consultations/fixed-schedule.ts";
import { type BookingRequest, checkSlot, chosenTime } from "#domain/consultations/slots.ts";
import { parisZone } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { readIsPremium } from "../api/device/demo-account.ts";
import { type DeviceContext, simulatedDelayMs } from "../api/device/device-context.ts";
import { entriesOf, listIn } from "../api/storage.ts";
import type { DeviceHandlers } from "../api/transport.ts";
import { fromStored, storedAppointmentSchema, toStored } from "./stored-appointment.ts";

const idLength = 12;

/** Consultations with the illustrative researchers, stored under `appointments`, without a payment. */
export const demoConsultations = (context: DeviceContext) => {
	/** A broken entry is left out and the others are kept. */
	const readAppointments = (): Appointment[] =>
		entriesOf(context.device.read("appointments", listIn) ?? [], (entry) => {
			const parsed = storedAppointmentSchema.safeParse(entry);
			return parsed.success ? fromStored(parsed.data) : null;
		});
	const writeAppointments = (appointments: readonly Appointment[]): void =>
		context.device.write("appointments", appointments.map(toStored));
	const takenOf = (researcherId: string) =>
		readAppointments().filter((appointment) => appointment.researcherId === researcherId);
	const randomId = (): string =>
		Array.from({ length: idLength }, () => Math.floor(context.random() * 36).toString(36)).join("");
	const slotsFor = (researcherId: string) => {
		const pattern = researchers.find(({ id }) => id === researcherId)?.pattern ?? [];
		return slotsOfPattern(pattern, takenOf(researcherId), context.now());
	};
	const reserve = (request: BookingRequest, id: string) => {
		const chosen = chosenTime(request);
		if (!chosen.ok) return chosen;
		const free = checkSlot(slotsFor(chosen.value.researcherId), chosen.value);
		if (!free.ok) return free;
		const appointment: Appointment = {
			...chosen.value,
			id,
			zone: parisZone,
			status: "confirmed",
			createdAt: context.now(),
			amountCents: consultationPrices[chosen.value.duration],
		};
		return success(appointment);
	};

	return {
		"GET /api/researchers/:locale": ({ params: { locale } }) =>
			success({
				researchers: researchers.map(({ text, hue, id, languages, imageUrl, monogram }) => ({
					...text[locale],
					id,
					languages: [...languages],
					imageUrl,
					monogram,
					category: hue,
					illustrative: true,
					zone: parisZone,
					slots: slotsFor(id),
				})),
			}),
		"GET /api/appointments": () => success({ appointments: readAppointments() }),
		"POST /api/appointments": async ({ body }) => {
			const allowed = mayBook({ isPremium: readIsPremium(context) });
			if (!allowed.ok) return allowed;
			const possible = reserve(body, "unpaid");
			if (!possible.ok) return possible;
			await context.wait(simulatedDelayMs);
			const paid = simulatePayment(context.random());
			if (!paid.ok) return paid;
			// Checked again: during the payment another tab may have taken the time.
			const booked = reserve(body, randomId());
			if (!booked.ok) return booked;
			writeAppointments([...readAppointments(), booked.value]);
			return success({ kind: "booked", appointment: booked.value });
		},
		"POST /api/appointments/leave-payment": () => success(null),
		"POST /api/appointments/:appointmentId/cancel": ({ params: { appointmentId } }) => {
			const appointments = readAppointments();
			const found = appointments.find(({ id }) => id === appointmentId);
			if (found === undefined || !isUpcoming(found, context.now()))
				return failure("consultations.cancel_failed");
			const cancelled: Appointment = { ...found, status: "cancelled" };
			writeAppointments(appointments.map((one) => (one === found ? cancelled : one)));
			return success(cancelled);
		},
	} satisfies DeviceHandlers;
};
