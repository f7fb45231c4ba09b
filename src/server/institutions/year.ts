import { routes } from "#contract/routes.ts";
import {
	checkYearPlan,
	endedYear,
	isCovered,
	isYearOver,
	yearStep,
} from "#domain/institutions/years-change.ts";
import { type Instant, parisZone, toInstant } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";
import { dateIn } from "#domain/shared/time.ts";
import { archiveClass } from "#server/classes/archive.ts";
import { type ClassRow, classesOfTeachers, deleteClass, lockClass } from "#server/classes/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { InstitutionMails } from "./mail.ts";
import { lockInstitution, lockOwnInstitution, lockRecipient, noInstitution, teachersOf } from "./store.ts";
import {
	deleteYear,
	institutionsWithYear,
	noticeOf,
	presentYear,
	storeNotice,
	storeYear,
	yearOf,
} from "./year-store.ts";

interface YearDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: InstitutionMails;
}

/** Routes by which a manager plans the year's change, or gives the plan up. */
export const yearRoutes = ({ database }: Pick<YearDependencies, "database">): RouteHandler[] => [
	implementRoute(routes.planYear, async ({ session, body, now }) =>
		database.transaction(async (transaction) => {
			const row = await lockOwnInstitution(transaction, session.accountId);
			if (row === undefined) return noInstitution;
			const former = await presentYear(transaction, row.id);
			const checked = checkYearPlan(body, dateIn(toInstant(now), parisZone), former);
			if (!checked.ok) return checked;
			const isSame = former?.archiveOn === body.archiveOn && former.eraseOn === body.eraseOn;
			if (isSame) return success(null);
			await storeYear(transaction, row.id, checked.value, now);
			await recordEvent(transaction, {
				event: "institution_year_planned",
				accountId: session.accountId,
				at: now,
			});
			return success(null);
		}),
	),

	implementRoute(routes.giveUpYear, async ({ session, now }) =>
		database.transaction(async (transaction) => {
			const row = await lockOwnInstitution(transaction, session.accountId);
			if (row === undefined) return noInstitution;
			if (await deleteYear(transaction, row.id))
				await recordEvent(transaction, {
					event: "institution_year_given_up",
					accountId: session.accountId,
					at: now,
				});
			return success(null);
		}),
	),
];

const yearsClass = ({ createdAt, isOpen, archivedAt, archivedYear }: ClassRow) => ({
	isOpen,
	archivedYear,
	createdAt: toInstant(createdAt),
	archivedAt: archivedAt && toInstant(archivedAt),
});

/** Does for one institution what is due: notifies its teachers, archives and erases their classes, ends a plan that is over. */
async function carryOut(
	transaction: Transaction,
	mailer: InstitutionMails,
	institutionId: string,
	now: Date,
): Promise<void> {
	const at: Instant = toInstant(now);
	const row = await lockInstitution(transaction, institutionId);
	const year = row && (await yearOf(transaction, institutionId));
	if (row === undefined || year === undefined) return;
	if (isYearOver(year, at)) {
		await deleteYear(transaction, institutionId);
		return;
	}
	const teachers = (await teachersOf(transaction, institutionId)).map(({ accountId }) => accountId);
	const covered = (await classesOfTeachers(transaction, teachers)).filter((one) =>
		isCovered(year, yearsClass(one)),
	);
	for (const accountId of teachers) {
		const classes = covered.filter(({ teacherId }) => teacherId === accountId);
		if (classes.length === 0) continue;
		const noticedAt = await noticeOf(transaction, institutionId, accountId);
		if (noticedAt === null) {
			const recipient = await lockRecipient(transaction, accountId);
			if (recipient === undefined) continue;
			await storeNotice(transaction, institutionId, accountId, now);
			const { archiveOn, eraseOn } = year;
			const facts = { institution: row.name, archiveOn, eraseOn };
			await mailer.enqueue(transaction, { kind: "institutionYear", ...recipient, facts }, now);
			continue;
		}
		for (const { id } of classes) {
			// Read again under its lock: its teacher may have opened, handed over or deleted it meanwhile.
			const own = await lockClass(transaction, { id });
			if (own?.teacherId !== accountId) continue;
			const step = yearStep(year, yearsClass(own), toInstant(noticedAt), at);
			if (step === "erase") await deleteClass(transaction, id);
			if (step === "archive") await archiveClass(transaction, own, endedYear(year), now);
			if (step !== null)
				await recordEvent(transaction, {
					event: step === "erase" ? "class_deleted" : "class_archived",
					accountId,
					at: now,
				});
		}
	}
}

/** Carries out the year's changes that institutions have planned, every hour, each institution in a transaction of its own. */
export const yearsChange = ({ database, mailer }: YearDependencies, now: () => Date): JobDefinition => ({
	name: "institution-years",
	every: "7 * * * *",
	isFinal: true,
	handle: async () => {
		for (const id of await institutionsWithYear(database.queries()))
			await database.transaction((transaction) => carryOut(transaction, mailer, id, now()));
	},
});
