import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { readJoinCode } from "#domain/classes/join-code.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { readMembership } from "./present.ts";
import {
	deleteTeacher,
	insertTeacher,
	lockInstitution,
	membershipOf,
	openInstitution,
	teachersOf,
} from "./store.ts";

const maxTeachers = 300;
const unknown = failure("institutions.code_unknown" as const);

const institutionByCode = async (queries: Queries, typed: string) => {
	const code = readJoinCode(typed);
	return code === undefined ? undefined : openInstitution(queries, code);
};

/** Routes for a teacher's membership of an institution. */
export const teacherRoutes = (database: Pick<Database, "queries" | "transaction">): RouteHandler[] => [
	implementRoute(routes.institutionMembership, async ({ session }) =>
		success({ institution: await readMembership(database.queries(), session.accountId) }),
	),

	implementRoute(routes.readInstitutionCode, async ({ body }) => {
		const row = await institutionByCode(database.queries(), body.code);
		return row === undefined ? unknown : success({ name: row.name, town: row.town });
	}),

	implementRoute(routes.joinInstitution, async ({ session, body, now }) => {
		const { accountId } = session;
		return database.transaction(async (transaction) => {
			const found = await institutionByCode(transaction, body.code);
			const row = found && (await lockInstitution(transaction, found.id));
			// Read under the lock: the institution may have been closed, or its code replaced, meanwhile.
			if (row === undefined || !row.isOpen || row.code !== found?.code) return unknown;
			if ((await teachersOf(transaction, row.id)).length >= maxTeachers) return failure("institutions.full");
			const place = { id: randomUUID(), institutionId: row.id, accountId, joinedAt: now };
			if (!(await insertTeacher(transaction, place))) return failure("institutions.member_already");
			await recordEvent(transaction, "institution_joined", accountId, now);
			return success(null);
		});
	}),

	implementRoute(routes.leaveInstitution, async ({ session, now }) =>
		database.transaction(async (transaction) => {
			const place = await membershipOf(transaction, session.accountId);
			if (place !== undefined) await lockInstitution(transaction, place.institutionId);
			// The institution may have removed the teacher while this waited for the lock.
			if (place !== undefined && (await deleteTeacher(transaction, place.id)))
				await recordEvent(transaction, "institution_left", session.accountId, now);
			return success(null);
		}),
	),
];
