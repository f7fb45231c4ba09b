import { recentActivity } from "#domain/classes/active.ts";
import { sentIn } from "#domain/classes/groups.ts";
import { type ClassPicture, classPicture } from "#domain/classes/picture.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { type MemberRow, memberActivity, membersOfClasses } from "./member-store.ts";
import { deleteOffer } from "./offer-store.ts";
import { changeClass, classesOfTeachers, lockClass } from "./store.ts";

/** A class without its pupils: the counts of its list, and the class view. */
export interface ClassOverview {
	readonly id: string;
	/** The teacher's account. */
	readonly teacherId: string;
	readonly name: string;
	readonly level: string;
	readonly isOpen: boolean;
	readonly pupils: number;
	readonly sent: number;
	readonly activeWeek: number;
	readonly activeMonth: number;
	readonly picture: ClassPicture;
}

/** The classes of some teachers, newest first. Nothing about a single pupil leaves this function. */
export async function readOverviews(
	queries: Queries,
	teacherIds: readonly string[],
	now: Date,
): Promise<ClassOverview[]> {
	const rows = await classesOfTeachers(queries, teacherIds);
	const ids = rows.map(({ id }) => id);
	const membersById = new Map<string, MemberRow[]>(ids.map((id) => [id, []]));
	for (const member of await membersOfClasses(queries, ids)) membersById.get(member.classId)?.push(member);
	return rows.map(({ id, teacherId, name, level, isOpen, blurredSum }) => {
		const members = membersById.get(id) ?? [];
		const recent = recentActivity(members.map(memberActivity), toInstant(now));
		return {
			id,
			teacherId,
			name,
			level,
			isOpen,
			pupils: members.filter(({ isGone }) => !isGone).length,
			sent: sentIn(members),
			activeWeek: recent.week.sent,
			activeMonth: recent.month.sent,
			picture: classPicture(blurredSum),
		};
	});
}

/**
 * Gives classes of one teacher to others; pupils keep their memberships and the class view stays. Live views of the former
 * teacher end, and so do offers to a colleague.
 */
export async function handOverClasses(
	transaction: Transaction,
	fromTeacherId: string,
	heirs: ReadonlyMap<string, string>,
): Promise<void> {
	for (const [id, teacherId] of heirs) {
		const row = await lockClass(transaction, { id });
		if (row?.teacherId !== fromTeacherId) continue;
		await changeClass(transaction, id, { teacherId });
		await deleteOffer(transaction, id);
	}
}
