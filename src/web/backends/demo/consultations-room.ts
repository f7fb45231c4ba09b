import type { ConsultationsBackend } from "#contract/appointments.ts";
import { demoConsultations } from "./consultations.ts";
import type { Kept } from "./kept.ts";
import type { DemoWorld } from "./world.ts";

/** The consultations with the researchers of the content. */
export const demoConsultationsRoom = (world: DemoWorld, device: Kept): ConsultationsBackend =>
	demoConsultations(world, device, []);
