import { randomUUID } from "node:crypto";
import { routes } from "#contract/routes.ts";
import { readAddressOf } from "#domain/account/email-address.ts";
import { drawJoinCode } from "#domain/classes/join-code.ts";
import { checkInstitution } from "#domain/institutions/institution.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type AuditEvent, recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { acceptInvitationRoutes } from "./accept-invitation.ts";
import { accessTokenRoutes } from "./access-tokens.ts";
import { dataProtectionRoutes, type SiteFacts } from "./data-protection.ts";
import { storeInvitation, withdrawInvitation } from "./invitation-store.ts";
import { invitationHousekeeping, invitationRoutes } from "./invitations.ts";
import type { InstitutionMails } from "./mail.ts";
import { managerRoutes } from "./managers.ts";
import { memberRoleRoutes } from "./member-role.ts";
import { mergerRoutes } from "./mergers.ts";
import { readInstitution } from "./present.ts";
import { removeTeacher } from "./remove-teacher.ts";
import {
	changeInstitution,
	deleteInstitution,
	type InstitutionRow,
	insertInstitution,
	institutionOf,
	isInstitutionCodeTaken,
	lockOwnInstitution,
	noInstitution,
} from "./store.ts";
import { summaryHousekeeping, summaryRoutes } from "./summaries.ts";
import { teacherRoutes } from "./teachers.ts";
import { yearRoutes, yearsChange } from "./year.ts";

export interface InstitutionDependencies {
	readonly database: Pick<Database, "queries" | "readFromReplica" | "transaction">;
	readonly mailer: InstitutionMails;
	readonly now: () => Date;
	/** The facts about the site on the data protection page. */
	readonly site: SiteFacts;
}

/** A code that no institution has, drawn from secure random numbers. */
async function freeCode(queries: Queries): Promise<string> {
	for (;;) {
		const code = drawJoinCode(cryptoRandom);
		if (!(await isInstitutionCodeTaken(queries, code))) return code;
	}
}

const institutionRoutes = ({ database, mailer, site }: InstitutionDependencies): RouteHandler[] => {
	/** Runs `work` on the account's institution while it is locked, and records the event that it returns. */
	const change = (
		{ accountId }: { readonly accountId: string },
		at: Date,
		work: (transaction: Transaction, row: InstitutionRow) => Promise<AuditEvent | null>,
	) =>
		database.transaction(async (transaction) => {
			const row = await lockOwnInstitution(transaction, accountId);
			if (row === undefined) return noInstitution;
			const event = await work(transaction, row);
			if (event !== null) await recordEvent(transaction, { event, accountId, at });
			return success(null);
		});
	return [
		implementRoute(routes.institution, async ({ session, now }) =>
			success({ institution: await readInstitution(database.queries(), session.accountId, now) }),
		),

		implementRoute(routes.createInstitution, async ({ session, body, now }) => {
			const checked = checkInstitution(body);
			if (!checked.ok) return checked;
			const { accountId } = session;
			return database.transaction(async (transaction) => {
				// A manager of another institution, such as one of a merger, may have none of their own beside it.
				await lockAccount(transaction, accountId);
				if (await institutionOf(transaction, accountId)) return failure("institutions.exists");
				const made = { ...checked.value, id: randomUUID(), accountId, isOpen: true, createdAt: now };
				let isMade = false;
				while (!isMade)
					isMade = await insertInstitution(transaction, { ...made, code: await freeCode(transaction) });
				await recordEvent(transaction, { event: "institution_created", accountId, at: now });
				return success(null);
			});
		}),

		implementRoute(routes.changeInstitution, async ({ session, body: { isOpen, names }, now }) => {
			const checked = names === undefined ? success({}) : checkInstitution(names);
			if (!checked.ok) return checked;
			return change(session, now, async (transaction, row) => {
				const isSame = isOpen === undefined || isOpen === row.isOpen;
				if (isSame && names === undefined) return null;
				await changeInstitution(transaction, row.id, { ...checked.value, isOpen: isOpen ?? row.isOpen });
				if (isSame) return "institution_renamed";
				return isOpen ? "institution_reopened" : "institution_closed";
			});
		}),

		implementRoute(routes.replaceInstitutionCode, async ({ session, now }) =>
			change(session, now, async (transaction, row) => {
				await changeInstitution(transaction, row.id, { code: await freeCode(transaction) });
				return "institution_code_replaced";
			}),
		),

		implementRoute(
			routes.inviteTeacher,
			async ({ session, body, now }) => {
				const address = readAddressOf(body);
				if (!address.ok) return address;
				const to = address.value;
				const { role = "teacher" } = body;
				return database.transaction(async (transaction) => {
					const row = await lockOwnInstitution(transaction, session.accountId);
					if (row === undefined) return noInstitution;
					// Only a teacher's mail contains the code; the others have a link of their own.
					if (role === "teacher" && !row.isOpen) return failure("institutions.code_closed");
					// The mail is not linked to an account: whether the address has one is visible nowhere.
					const invited = { institutionId: row.id, email: to, role, locale: body.locale };
					const invitationId = await storeInvitation(transaction, invited, now);
					const facts = { institutionId: row.id, invitationId };
					const mail = { to, locale: body.locale, accountId: null, facts };
					await mailer.enqueue(transaction, { kind: "institutionInvites", ...mail }, now);
					await recordEvent(transaction, {
						event: "institution_teacher_invited",
						accountId: session.accountId,
						at: now,
					});
					return success(null);
				});
			},
			{ precheck: readAddressOf },
		),

		implementRoute(routes.withdrawInvitation, async ({ session, params, now }) =>
			change(session, now, async (transaction, row) => {
				const named = { id: params.invitationId, institutionId: row.id };
				const isWithdrawn = await withdrawInvitation(transaction, named, now);
				return isWithdrawn ? "institution_invitation_withdrawn" : null;
			}),
		),

		implementRoute(routes.removeTeacher, async ({ session, params, body, now }) =>
			database.transaction(async (transaction) => {
				const row = await lockOwnInstitution(transaction, session.accountId);
				if (row === undefined) return noInstitution;
				return removeTeacher(transaction, mailer, row, { ...params, ...body }, session.accountId, now);
			}),
		),

		implementRoute(routes.eraseInstitution, async ({ session, now }) =>
			database.transaction(async (transaction) => {
				const row = await lockOwnInstitution(transaction, session.accountId);
				if (row === undefined) return noInstitution;
				if (row.accountId !== session.accountId) return failure("institutions.first_in_charge");
				await deleteInstitution(transaction, row.id);
				await recordEvent(transaction, {
					event: "institution_deleted",
					accountId: session.accountId,
					at: now,
				});
				return success(null);
			}),
		),
		...teacherRoutes({ database, mailer }),
		...managerRoutes({ database, mailer }),
		...memberRoleRoutes({ database, mailer }),
		...acceptInvitationRoutes({ database, mailer }),
		...mergerRoutes({ database, mailer }),
		...invitationRoutes(database),
		...accessTokenRoutes(database),
		...summaryRoutes({ database, mailer }),
		...yearRoutes({ database }),
		...dataProtectionRoutes(database, site),
	];
};

/** Institutions and their teachers. */
export const createInstitutions = (dependencies: InstitutionDependencies): Feature => ({
	routes: institutionRoutes(dependencies),
	jobs: [
		invitationHousekeeping(dependencies.database, dependencies.now),
		summaryHousekeeping(dependencies.database, dependencies.now),
		yearsChange(dependencies, dependencies.now),
	],
});
