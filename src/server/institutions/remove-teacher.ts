import { heirOf } from "#domain/institutions/institution.ts";
import { failure, success } from "#domain/shared/result.ts";
import { handOverClasses } from "#server/classes/overview.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { InstitutionMails } from "./mail.ts";
import { deleteTeacher, type InstitutionRow, lockRecipient, teachersOf } from "./store.ts";

const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
	`${firstName} ${lastName}`;

/**
 * Removes a teacher from a locked institution and hands their classes over to another of its teachers in the
 * same transaction; both are notified by mail. Idempotent: no error when the teacher left already.
 */
export async function removeTeacher(
	transaction: Transaction,
	mailer: InstitutionMails,
	{ id: institutionId, accountId, name: institution }: InstitutionRow,
	{ teacherId, heirId }: { readonly teacherId: string; readonly heirId: string | null },
	now: Date,
) {
	const teachers = await teachersOf(transaction, institutionId);
	const removed = teachers.find(({ id }) => id === teacherId);
	if (removed === undefined) return success(null);
	const found = heirOf(teachers, removed, heirId);
	if (!found.ok) return found;
	const heir = found.value;
	const mailTo = await lockRecipient(transaction, removed.accountId);
	if (heir !== null) {
		const heirsMail = await lockRecipient(transaction, heir.accountId);
		// The heir's account was erased concurrently.
		if (heirsMail === undefined) return failure("institutions.heir_needed");
		await handOverClasses(transaction, removed.accountId, heir.accountId);
		const facts = { institution, teacher: nameOf(removed) };
		await mailer.enqueue(transaction, { kind: "institutionHandsOver", ...heirsMail, facts }, now);
		await recordEvent(transaction, "classes_taken_over", heir.accountId, now);
	}
	await deleteTeacher(transaction, removed.id);
	await recordEvent(transaction, "institution_teacher_removed", accountId, now);
	if (mailTo === undefined) return success(null);
	if (heir !== null) await recordEvent(transaction, "classes_handed_over", removed.accountId, now);
	const facts = { institution, heir: heir && nameOf(heir) };
	await mailer.enqueue(transaction, { kind: "institutionRemoves", ...mailTo, facts }, now);
	return success(null);
}
