import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { fullName } from "#domain/account/person-name.ts";
import { readJoinCode } from "#domain/classes/join-code.ts";
import { maxTeachers } from "#domain/institutions/institution.ts";
import type { MemberRole } from "#domain/institutions/invitation.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { acceptInvitation } from "./invitation-store.ts";
import type { InstitutionMails } from "./mail.ts";
import { managersOf } from "./manager-store.ts";
import { removeManager } from "./managers.ts";
import { readMembership } from "./present.ts";
import {
	deleteTeacher,
	type InstitutionRow,
	insertTeacher,
	institutionBy,
	lockInstitution,
	lockRecipient,
	membershipOf,
	openInstitution,
	teachersOf,
} from "./store.ts";

const unknown = failure("institutions.code_unknown" as const);

const institutionByCode = async (queries: Queries, typed: string) => {
	const code = readJoinCode(typed);
	return code === undefined ? undefined : openInstitution(queries, code);
};

interface TeacherDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: InstitutionMails;
}

/** The managers of an institution without `accountId`, as recipients of a mail, locked until the transaction ends. */
async function otherManagers(transaction: Transaction, institutionId: string, accountId: string) {
	const row = await institutionBy(transaction, institutionId);
	const managers = row === undefined ? [] : await managersOf(transaction, row);
	const others = managers.filter((one) => one.accountId !== accountId);
	const recipients = [];
	for (const one of others) recipients.push(await lockRecipient(transaction, one.accountId));
	return recipients.filter((recipient) => recipient !== undefined);
}

/** Notifies the managers of a teacher who has joined, or is about to leave; a teacher gets no news of themselves. */
export async function notifyInstitution(
	{ mailer }: Pick<TeacherDependencies, "mailer">,
	transaction: Transaction,
	{ id, name }: Pick<InstitutionRow, "id" | "name">,
	{ news, accountId }: { readonly news: "joined" | "left"; readonly accountId: string },
	now: Date,
): Promise<void> {
	const teacher = (await teachersOf(transaction, id)).find((one) => one.accountId === accountId);
	if (teacher === undefined) return;
	const facts = { news, institution: name, teacher: fullName(teacher), classes: teacher.classes };
	for (const recipient of await otherManagers(transaction, id, accountId))
		await mailer.enqueue(transaction, { kind: "institutionTeacherNews", ...recipient, facts }, now);
}

/** A class that its teacher has handed over to a colleague, by mail. */
interface HandOver {
	readonly className: string;
	/** The account of its former teacher, and the name under which it gave the class. */
	readonly giverId: string;
	readonly giver: string;
	/** The account of its teacher from now on. */
	readonly takerId: string;
}

/**
 * Notifies the institution of the former teacher that a class has gone from its page. A class that stays within the institution
 * is no news.
 */
export const createReportHandOver =
	(mailer: InstitutionMails) =>
	async (transaction: Transaction, { className, giverId, giver, takerId }: HandOver, now: Date) => {
		const left = await membershipOf(transaction, giverId);
		if (left === undefined) return;
		if ((await membershipOf(transaction, takerId))?.institutionId === left.institutionId) return;
		const facts = { institution: left.name, teacher: giver, className };
		for (const recipient of await otherManagers(transaction, left.institutionId, giverId))
			await mailer.enqueue(transaction, { kind: "institutionClassGone", ...recipient, facts }, now);
	};

/** Makes a teacher's account a member of the institution with an open join code; fails, and nothing changes, where that is not possible. */
export async function joinByCode(
	{ mailer }: Pick<TeacherDependencies, "mailer">,
	transaction: Transaction,
	{
		accountId,
		email,
		role,
	}: { readonly accountId: string; readonly email: string; readonly role: MemberRole },
	code: string,
	now: Date,
) {
	const found = await institutionByCode(transaction, code);
	const row = found && (await lockInstitution(transaction, found.id));
	// Read under the lock: the institution may have been closed, or its code replaced, meanwhile.
	if (row === undefined || !row.isOpen || row.code !== found?.code) return unknown;
	if ((await teachersOf(transaction, row.id)).length >= maxTeachers) return failure("institutions.full");
	const membership = { id: randomUUID(), institutionId: row.id, accountId, role, joinedAt: now };
	if (!(await insertTeacher(transaction, membership))) return failure("institutions.member_already");
	await recordEvent(transaction, { event: "institution_joined", accountId, at: now });
	await acceptInvitation(transaction, { institutionId: row.id, email });
	await notifyInstitution({ mailer }, transaction, row, { news: "joined", accountId }, now);
	return success(null);
}

/** Routes for a teacher's membership of an institution. */
export const teacherRoutes = ({ database, mailer }: TeacherDependencies): RouteHandler[] => [
	implementRoute(routes.institutionMembership, async ({ session }) =>
		success({ institution: await readMembership(database.queries(), session.accountId) }),
	),

	implementRoute(routes.readInstitutionCode, async ({ body }) => {
		const row = await institutionByCode(database.queries(), body.code);
		return row === undefined ? unknown : success({ name: row.name, town: row.town });
	}),

	implementRoute(routes.joinInstitution, async ({ session, body, now }) => {
		const { accountId, email } = session;
		return database.transaction((transaction) =>
			joinByCode({ mailer }, transaction, { accountId, email, role: "teacher" }, body.code, now),
		);
	}),

	implementRoute(routes.leaveInstitution, async ({ session, now }) =>
		database.transaction(async (transaction) => {
			const membership = await membershipOf(transaction, session.accountId);
			const row = membership && (await lockInstitution(transaction, membership.institutionId));
			// The institution may have removed the teacher while this waited for the lock.
			const still = membership && (await membershipOf(transaction, session.accountId));
			if (row === undefined || still?.institutionId !== row.id) return success(null);
			const { accountId } = session;
			const stopped = await removeManager(transaction, row, { accountId, isOwn: true }, now);
			if (!stopped.ok) return failure("institutions.last_in_charge");
			await notifyInstitution({ mailer }, transaction, row, { news: "left", accountId }, now);
			await deleteTeacher(transaction, still.id);
			await recordEvent(transaction, { event: "institution_left", accountId, at: now });
			return success(null);
		}),
	),
];
