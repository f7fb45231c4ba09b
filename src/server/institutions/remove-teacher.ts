import { fullName } from "#domain/account/person-name.ts";
import { type ClassHeir, heirsOfClasses } from "#domain/institutions/institution.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { failure, success } from "#domain/shared/result.ts";
import { handOverClasses } from "#server/classes/overview.ts";
import { classesOfTeachers } from "#server/classes/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { InstitutionMails } from "./mail.ts";
import { removeManager } from "./managers.ts";
import { deleteTeacher, type InstitutionRow, lockRecipient, teachersOf } from "./store.ts";

/** Whom to remove, and who takes over the classes: `heirs` class by class, `heirId` all others. */
interface TeacherRemoval {
	readonly teacherId: string;
	readonly heirId: string | null;
	readonly heirs?: readonly ClassHeir[] | undefined;
}

/**
 * Removes a teacher from a locked institution and hands their classes over to others of its teachers in the
 * same transaction; all are notified by mail. Idempotent: no error when the teacher left already.
 */
export async function removeTeacher(
	transaction: Transaction,
	mailer: InstitutionMails,
	row: InstitutionRow,
	{ teacherId, heirId, heirs: chosen = [] }: TeacherRemoval,
	removedBy: string,
	now: Date,
) {
	const { id: institutionId, name: institution } = row;
	const teachers = await teachersOf(transaction, institutionId);
	const removed = teachers.find(({ id }) => id === teacherId);
	if (removed === undefined) return success(null);
	const classIds = (await classesOfTeachers(transaction, [removed.accountId])).map(({ id }) => id);
	const found = heirsOfClasses(teachers, removed, classIds, { heirId, chosen });
	if (!found.ok) return found;
	const stopped = await removeManager(transaction, row, { accountId: removed.accountId, isOwn: false }, now);
	if (!stopped.ok) return failure("institutions.first_in_charge");
	const mailTo = await lockRecipient(transaction, removed.accountId);
	const heirs = [...new Set(found.value.values())];
	for (const heir of heirs) {
		const heirsMail = await lockRecipient(transaction, heir.accountId);
		// The heir's account was erased concurrently.
		if (heirsMail === undefined) return failure("institutions.heir_needed");
		const facts = { institution, teacher: fullName(removed) };
		await mailer.enqueue(transaction, { kind: "institutionHandsOver", ...heirsMail, facts }, now);
		await recordEvent(transaction, { event: "classes_taken_over", accountId: heir.accountId, at: now });
	}
	const byClass = [...found.value].map(([classId, { accountId }]) => [classId, accountId] as const);
	await handOverClasses(transaction, removed.accountId, new Map(byClass));
	await deleteTeacher(transaction, removed.id);
	await recordEvent(transaction, { event: "institution_teacher_removed", accountId: removedBy, at: now });
	if (mailTo === undefined) return success(null);
	if (heirs.length > 0)
		await recordEvent(transaction, { event: "classes_handed_over", accountId: removed.accountId, at: now });
	const heir = heirs.length > 0 ? formatsOf(mailTo.locale).list(heirs.map(fullName)) : null;
	const facts = { institution, heir };
	await mailer.enqueue(transaction, { kind: "institutionRemoves", ...mailTo, facts }, now);
	return success(null);
}
