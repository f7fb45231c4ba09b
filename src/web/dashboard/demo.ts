import { success } from "#domain/shared/result.ts";
import type { DeviceContext } from "../api/device/device-context.ts";
import type { DeviceHandlers } from "../api/transport.ts";
import { sampleStudent } from "./samples.ts";

/** The specification's sample figures, for every visitor. */
export const demoDashboard = ({ now }: DeviceContext) =>
	({ "GET /api/dashboard/student": () => success(sampleStudent(now())) }) satisfies DeviceHandlers;
