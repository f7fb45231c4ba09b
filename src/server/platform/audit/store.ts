import { randomUUID } from "node:crypto";
import type { Queries, Transaction } from "../db/queries.ts";
import { auditEvent } from "../db/schema/security.ts";

/** An operator's action in the audit log, such as "operator: accounts erase". */
export type OperatorEvent = `operator: ${string}`;

/** The security events of accounts and researchers that are recorded. */
export type AuditEvent =
	| OperatorEvent
	| "signed_up"
	| "signed_in"
	| "signed_out"
	| "session_ended"
	| "other_sessions_ended"
	| "provider_linked"
	| "provider_unlinked"
	| "password_changed"
	| "password_reset_asked"
	| "password_reset"
	| "log_in_link_asked"
	| "passkey_added"
	| "passkey_removed"
	| "email_confirmed"
	| "email_change_asked"
	| "email_changed"
	| "consent_asked"
	| "consent_given"
	| "guardian_asked"
	| "guardian_confirmed"
	| "guardian_left"
	| "second_adult_asked"
	| "adult_address_asked"
	| "adult_address_changed"
	| "adult_address_kept"
	| "age_declared"
	| "class_created"
	| "class_linked"
	| "class_closed"
	| "class_reopened"
	| "class_code_replaced"
	| "class_member_removed"
	| "class_recent_removed"
	| "class_offered"
	| "class_deleted"
	| "class_joined"
	| "class_left"
	| "family_code_made"
	| "parent_code_made"
	| "family_linked"
	| "family_link_ended"
	| "institution_created"
	| "institution_renamed"
	| "institution_closed"
	| "institution_reopened"
	| "institution_code_replaced"
	| "institution_teacher_invited"
	| "institution_teacher_removed"
	| "institution_invitation_withdrawn"
	| "institution_role_changed"
	| "institution_year_planned"
	| "institution_year_given_up"
	| "class_archived"
	| "summary_shown"
	| "summary_hidden"
	| "institution_charge_given"
	| "institution_charge_ended"
	| "institution_token_made"
	| "institution_token_ended"
	| "institution_merger_asked"
	| "institution_merger_refused"
	| "institution_merged"
	| "institution_deleted"
	| "institution_joined"
	| "institution_left"
	| "classes_handed_over"
	| "classes_taken_over"
	| "data_exported"
	| "account_erased"
	| "account_erased_by_guardian"
	| "account_erased_unfinished"
	| "desk_opened"
	| "desk_closed"
	| "desk_passkey_added"
	| "desk_passkey_removed"
	| "desk_link_asked"
	| "desk_conduct_accepted"
	| "desk_paused"
	| "desk_resumed"
	| "desk_calendar_drawn"
	| "desk_calendar_ended"
	| "desk_hours_changed"
	| "desk_note_written"
	| "desk_note_deleted"
	| "desk_consultation_cancelled"
	| "desk_profile_sent"
	| "desk_times_proposed"
	| "proposal_accepted"
	| "proposal_declined"
	| "proposal_expired"
	| "room_opened"
	| "room_opened_by_guardian"
	| "room_opened_by_researcher"
	| "circle_awaited"
	| "circle_joined"
	| "circle_left"
	| "circle_opened"
	| "circle_without_host"
	| "missed_by_researcher"
	| "missed_by_student"
	| "operator_desk_opened"
	| "operator_desk_closed"
	| "operator_desk_refused"
	| "operator_enrolled"
	| "operator_passkey_added"
	| "operator_passkey_removed"
	| "operator_recovery_code_used"
	| "problem_reported"
	| "problem_reported_by_guardian"
	| "problem_reported_by_researcher"
	| "researcher_suspended";

/** An event for the audit log. */
interface RecordedEvent {
	readonly event: AuditEvent;
	/** The account that it concerns; null once it is erased, and for an event of a researcher alone. */
	readonly accountId: string | null;
	readonly at: Date;
	readonly researcherId?: string | null;
	/** The operator who acted at the desk; null for a command. */
	readonly operatorId?: string | null;
}

/** Records an event, in the transaction of the change that it is about. */
export async function recordEvent(
	queries: Queries,
	{ event, accountId, at, researcherId = null, operatorId = null }: RecordedEvent,
): Promise<void> {
	await queries
		.insert(auditEvent)
		.values({ id: randomUUID(), accountId, researcherId, operatorId, event, at });
}

/** Writes the entry of a change that another function makes, in the transaction of the change. */
export type RecordIn = (transaction: Transaction) => Promise<void>;
