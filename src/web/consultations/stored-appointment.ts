import * as z from "zod/mini";
import { durationSchema } from "#contract/consultations.ts";
import { instantSchema, localDateSchema, localTimeSchema } from "#contract/shared.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import { type Appointment, appointmentStatuses } from "#domain/consultations/appointment.ts";
import { parisZone } from "#domain/shared/instant.ts";
import { instantOf, localDateTimeOf } from "#domain/shared/time.ts";

/** An appointment in the specification's shape. Date and time are those of Europe/Paris. */
export const storedAppointmentSchema = z.object({
	id: z.string().check(z.minLength(1)),
	userId: z.literal("current-user"),
	researcherId: z.string().check(z.minLength(1)),
	date: localDateSchema,
	time: localTimeSchema,
	duration: durationSchema,
	status: z.enum(appointmentStatuses),
	createdAt: instantSchema,
});
export type StoredAppointment = z.infer<typeof storedAppointmentSchema>;

/** Converts an appointment to the specification's shape. */
export const toStored = (appointment: Appointment): StoredAppointment => {
	const { id, researcherId, startsAt, duration, status, createdAt } = appointment;
	const { date, time } = localDateTimeOf(startsAt, parisZone);
	return { id, userId: "current-user", researcherId, date, time, duration, status, createdAt };
};

/**
 * Converts a stored appointment to the contract's shape. The specification stores no price: the list price applies.
 */
export const fromStored = (stored: StoredAppointment): Appointment => {
	const { id, researcherId, date, time, duration, status, createdAt } = stored;
	const startsAt = instantOf({ date, time }, parisZone);
	const amountCents = consultationPrices[duration];
	return { id, researcherId, startsAt, zone: parisZone, duration, status, createdAt, amountCents };
};
