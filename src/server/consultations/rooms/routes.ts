import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { ConsultationsDependencies } from "../dependencies.ts";
import { reportProblem } from "../reports/report.ts";
import { findAppointment } from "../store.ts";
import { readRoomLink } from "./link-store.ts";
import { openRoom } from "./room.ts";

/** The rooms of consultations, for the student and for a guardian. The researcher's is a route of the desk. */
export const createRoomRoutes = (dependencies: ConsultationsDependencies): RouteHandler[] => [
	implementRoute(routes.appointmentRoom, async ({ session, params: { appointmentId }, now }) => {
		const row = await findAppointment(dependencies.database.queries(), appointmentId);
		if (row?.accountId !== session.accountId) return failure("request.not_found");
		return success(await openRoom(dependencies, row, "student", now));
	}),

	implementRoute(routes.guardianRoom, async ({ body: { token }, now }) => {
		const linked = await readRoomLink(dependencies.database.queries(), token, now);
		return linked.ok ? success(await openRoom(dependencies, linked.value, "guardian", now)) : linked;
	}),

	implementRoute(routes.reportFromRoom, async ({ body: { token, ...report }, now }) => {
		const linked = await readRoomLink(dependencies.database.queries(), token, now);
		if (!linked.ok) return linked;
		const { id: appointmentId, accountId } = linked.value;
		return reportProblem(
			dependencies,
			{ ...report, appointmentId, by: { accountId, isGuardian: true } },
			now,
		);
	}),
];
