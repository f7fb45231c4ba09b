import { success } from "#domain/shared/result.ts";
import type { DeviceWorld } from "../api/device/device-world.ts";
import type { DeviceHandlers } from "../api/transport.ts";
import { sampleStudent } from "./samples.ts";

/** The specification's sample figures, whoever is here. */
export const demoDashboard = ({ now }: DeviceWorld) =>
	({ "GET /api/dashboard/student": () => success(sampleStudent(now())) }) satisfies DeviceHandlers;
