import * as z from "zod/mini";
import type { Appointment } from "#domain/appointments/appointment.ts";
import type { Kept } from "../browser/kept.ts";
import { storageKeys } from "./storage-key.ts";
import { fromStored, storedAppointmentSchema, toStored } from "./stored-appointment.ts";

/** The appointments of this device, as stored; a broken one is left out and the others are kept. */
export const readAppointments = (device: Kept): Appointment[] => {
	const entries = device.read(storageKeys.appointments, z.array(z.unknown())) ?? [];
	return entries.flatMap((entry) => {
		const parsed = storedAppointmentSchema.safeParse(entry);
		return parsed.success ? [fromStored(parsed.data)] : [];
	});
};

/** Keeps these appointments in place of those stored. */
export const writeAppointments = (device: Kept, appointments: readonly Appointment[]): void =>
	device.write(storageKeys.appointments, appointments.map(toStored));
