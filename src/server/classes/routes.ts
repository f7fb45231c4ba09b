import { routes } from "#contract/routes.ts";
import { drawJoinCode } from "#domain/classes/join-code.ts";
import { joinedWithin } from "#domain/classes/recent-joins.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import { type AuditEvent, recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import type { Log } from "#server/platform/log.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { createClass, maxClasses } from "./create-class.ts";
import { addDueGroupToSum } from "./due-group.ts";
import { checkEarlier } from "./follow.ts";
import { classHousekeeping } from "./job.ts";
import type { ClassMails } from "./mail.ts";
import { membersOf, removeMember } from "./member-store.ts";
import { membershipRoutes } from "./membership.ts";
import { type OnHandedOver, offerRoutes } from "./offers.ts";
import { presentListedClass, readClassPage } from "./present.ts";
import {
	type ClassRow,
	changeClass,
	classesOf,
	classOf,
	deleteClass,
	inUse,
	isCodeTaken,
	lockClass,
} from "./store.ts";
import { createClassWatch } from "./watch.ts";

export interface ClassDependencies {
	readonly database: Pick<Database, "queries" | "transaction" | "listen">;
	readonly log: Log;
	readonly limits: Pick<Limits, "isRemembered">;
	readonly mailer: ClassMails;
	readonly onHandedOver: OnHandedOver;
	readonly now: () => Date;
}

const missing = failure("request.not_found" as const);

const classRoutes = (dependencies: ClassDependencies): RouteHandler[] => {
	const { database, log, limits, mailer, onHandedOver, now: clock } = dependencies;
	const watch = createClassWatch(
		database,
		({ accountId, classId }) => readClassPage(database, accountId, classId, clock()),
		log,
	);
	/** Runs `work` on a teacher's own class while it is locked, and records the event that `work` returns. */
	const change = (
		{ accountId }: { readonly accountId: string },
		classId: string,
		at: Date,
		work: (transaction: Transaction, row: ClassRow) => Promise<AuditEvent | null>,
	) =>
		database.transaction(async (transaction) => {
			const row = await lockClass(transaction, { id: classId });
			if (row?.teacherId !== accountId) return missing;
			const event = await work(transaction, row);
			if (event !== null) await recordEvent(transaction, { event, accountId, at });
			return success(null);
		});
	return [
		implementRoute(routes.classes, async ({ session }) => {
			const found = await classesOf(database.queries(), session.accountId);
			return success({ classes: found.map(({ row, pupils }) => presentListedClass(row, pupils)) });
		}),

		implementRoute(routes.createClass, async ({ session, body, now }) => {
			const { followsId = null, ...made } = body;
			const teacherId = session.accountId;
			const checked = await checkEarlier(database.queries(), teacherId, now, followsId);
			if (!checked.ok) return checked;
			return createClass(database.queries(), { ...made, followsId, teacherId }, now);
		}),

		implementRoute(routes.classPage, async ({ session, params, now }) => {
			const page = await readClassPage(database, session.accountId, params.classId, now);
			return page === undefined ? missing : success(page);
		}),

		implementRoute(routes.watchClass, async ({ session, params, headers }) => {
			const watched = { accountId: session.accountId, classId: params.classId };
			const row = await classOf(database.queries(), session.accountId, params.classId);
			if (row === undefined) return missing;
			return success(watch.stream(watched, headers.get("last-event-id")));
		}),

		implementRoute(routes.changeClass, async ({ session, params, body, now }) => {
			const { accountId } = session;
			const found = await classOf(database.queries(), accountId, params.classId);
			if (found === undefined) return missing;
			const checked = await checkEarlier(database.queries(), accountId, found.createdAt, body.followsId);
			if (!checked.ok) return checked;
			return change(session, params.classId, now, async (transaction, row) => {
				const { name = row.name, level = row.level, isOpen = row.isOpen, followsId = row.followsId } = body;
				// A class that its teacher opens again is no longer in the archive of the year's change.
				const archivedAt = isOpen ? null : row.archivedAt;
				await changeClass(transaction, row.id, { name, level, isOpen, followsId, archivedAt, ...inUse(now) });
				await addDueGroupToSum(transaction, { ...row, isOpen }, now);
				if (isOpen === row.isOpen) return null;
				return isOpen ? "class_reopened" : "class_closed";
			});
		}),

		implementRoute(routes.replaceClassCode, async ({ session, params, now }) =>
			change(session, params.classId, now, async (transaction, row) => {
				let code = drawJoinCode(cryptoRandom);
				while (await isCodeTaken(transaction, code)) code = drawJoinCode(cryptoRandom);
				await changeClass(transaction, row.id, { code });
				return "class_code_replaced";
			}),
		),

		implementRoute(routes.duplicateClass, async ({ session, params, now }) => {
			const row = await classOf(database.queries(), session.accountId, params.classId);
			if (row === undefined) return missing;
			const { teacherId, name, level, locale }: { readonly locale: Locale } & ClassRow = row;
			return createClass(database.queries(), { teacherId, name, level, locale }, now);
		}),

		implementRoute(routes.eraseClass, async ({ session, params, now }) =>
			change(session, params.classId, now, async (transaction, row) => {
				await deleteClass(transaction, row.id);
				return "class_deleted";
			}),
		),

		implementRoute(routes.removeClassMember, async ({ session, params, now }) =>
			change(session, params.classId, now, async (transaction, row) => {
				const members = await membersOf(transaction, row.id);
				const member = members.find(({ id, isGone }) => id === params.memberId && !isGone);
				if (member !== undefined) await removeMember(transaction, member, "teacher");
				await addDueGroupToSum(transaction, row, now);
				return member === undefined ? null : "class_member_removed";
			}),
		),

		implementRoute(routes.removeRecentMembers, async ({ session, params, body, now }) => {
			let removed = 0;
			const answer = await change(session, params.classId, now, async (transaction, row) => {
				const members = (await membersOf(transaction, row.id))
					.filter(({ isGone }) => !isGone)
					.map((member) => ({ member, joinedAt: toInstant(member.joinedAt) }));
				const recent = joinedWithin(members, body.period, toInstant(now));
				for (const { member } of recent) await removeMember(transaction, member, "teacher");
				await addDueGroupToSum(transaction, row, now);
				removed = recent.length;
				return removed === 0 ? null : "class_recent_removed";
			});
			return answer.ok ? success({ removed }) : answer;
		}),
		...membershipRoutes(database, limits, cryptoRandom),
		...offerRoutes({ database, mailer, onHandedOver, maxClasses }),
	];
};

/** Classes, their live views, and the erasure of inactive ones. */
export const createClasses = (dependencies: ClassDependencies): Feature => ({
	routes: classRoutes(dependencies),
	jobs: [classHousekeeping(dependencies.database, dependencies.mailer, dependencies.now)],
});
