import { success } from "#domain/shared/result.ts";
import type { DeviceContext } from "../api/device/device-context.ts";
import type { DeviceHandlers } from "../api/transport.ts";
import { sampleStudent } from "./samples.ts";

/** The specification's sample figures, whoever is here. */
export const demoDashboard = ({ now }: DeviceContext) =>
	({ "GET /api/dashboard/student": () => success(sampleStudent(now())) }) satisfies DeviceHandlers;
