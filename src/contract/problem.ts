import * as z from "zod/mini";
import { nameFaults } from "#domain/shared/name-text.ts";
import { type ProblemCode, problemCodes } from "#domain/shared/problem-code.ts";
import { countSchema, instantSchema } from "./shared.ts";

/** The HTTP status that answers each failure. */
export const problemStatus = {
	"quiz.select_one": 422,
	"quiz.select_any": 422,
	"quiz.results_missing": 409,
	"quiz.answers_incomplete": 422,
	"quiz.unknown_version": 422,
	"share.unreadable": 422,
	"share.unknown_version": 422,
	"forms.required": 422,
	"forms.email_invalid": 422,
	"forms.name_invalid": 422,
	"account.role_required": 422,
	"account.age_band_required": 422,
	"account.age_declared": 409,
	"account.guardian_email_required": 422,
	"account.guardian_email_own": 422,
	"account.adult_missing": 409,
	"account.adult_invites": 409,
	"account.adult_full": 409,
	"account.adult_email_known": 422,
	"account.adult_change_recent": 409,
	"account.password_short": 422,
	"account.password_long": 422,
	"account.password_common": 422,
	"account.password_is_email": 422,
	"account.password_same": 422,
	"account.password_wrong": 422,
	"account.credentials_wrong": 401,
	"account.credentials_or_unconfirmed": 401,
	"account.sign_up_unfinished": 409,
	"account.cookies_needed": 409,
	"account.email_same": 422,
	"account.link_invalid": 410,
	"account.link_damaged": 422,
	"account.link_used": 410,
	"account.link_expired": 410,
	"account.consent_not_needed": 409,
	"account.consent_required": 403,
	"account.student_only": 403,
	"account.teacher_only": 403,
	"account.parent_only": 403,
	"account.institution_only": 403,
	"account.session_unknown": 404,
	"account.sign_in_required": 401,
	"account.other_session": 409,
	"subscription.already_premium": 409,
	"subscription.plan_not_for_role": 403,
	"subscription.payment.error": 402,
	"subscription.none": 409,
	"subscription.premium_required": 403,
	"billing.guardian_needed": 403,
	"billing.guardian_pending": 403,
	"billing.guardian_not_needed": 409,
	"billing.guardian_confirmed": 409,
	"billing.event_refused": 400,
	"resources.unknown": 404,
	"consultations.premium_required": 403,
	"consultations.incomplete": 422,
	"consultations.slot_unavailable": 409,
	"consultations.slot_taken": 409,
	"consultations.cancel_failed": 404,
	"consultations.own_time": 409,
	"consultations.move_late": 409,
	"consultations.move_failed": 404,
	"consultations.same_time": 409,
	"consultations.missed_closed": 409,
	"consultations.contact_data": 422,
	"desk.sign_in_required": 401,
	"desk.conduct_changed": 409,
	"desk.hours_midnight": 422,
	"desk.hours_short": 422,
	"desk.hours_overlap": 422,
	"desk.days_order": 422,
	"desk.day_over": 422,
	"desk.day_far": 422,
	"desk.days_many": 422,
	"desk.note_closed": 409,
	"quest.game_unknown": 404,
	"quest.answers_incomplete": 422,
	"careers.unknown": 404,
	"classes.code_unknown": 404,
	"classes.full": 409,
	"classes.membership_ended": 410,
	"classes.closed": 409,
	"classes.already_counted": 409,
	"classes.already_guessed": 409,
	"classes.guessing_over": 409,
	"classes.used_up": 409,
	"classes.offered_to_self": 422,
	"classes.offered_to_another": 403,
	"classes.too_many": 409,
	"families.code_unknown": 404,
	"families.too_many": 409,
	"families.link_ended": 410,
	"families.guesses_incomplete": 422,
	"families.answer_missing": 409,
	"institutions.code_unknown": 404,
	"institutions.exists": 409,
	"institutions.none": 404,
	"institutions.code_closed": 409,
	"institutions.member_already": 409,
	"institutions.full": 409,
	"institutions.heir_needed": 409,
	"institutions.charge_full": 409,
	"institutions.first_in_charge": 409,
	"institutions.last_in_charge": 409,
	"institutions.merge_self": 409,
	"institutions.tokens_full": 409,
	"institutions.token_invalid": 401,
	"limits.too_many": 429,
	"request.malformed": 400,
	"request.not_found": 404,
	"request.method_not_allowed": 405,
	"request.too_large": 413,
	"request.foreign": 403,
	"server.busy": 503,
	"server.not_ready": 503,
	"common.unreachable": 503,
	"common.unexpected": 500,
} as const satisfies Record<ProblemCode, number>;

/** The body of every error response. */
export const problemSchema = z.object({
	code: z.enum(problemCodes),
	/** With `consultations.slot_taken`: the nearest times that are still free, earliest first. */
	alternatives: z.optional(z.array(instantSchema)),
	/** With `limits.too_many`: the seconds until the same request may succeed. */
	retryAfter: z.optional(countSchema),
	/** With `forms.name_invalid`: what is wrong with the name. */
	name: z.optional(z.object({ fault: z.enum(nameFaults), sign: z.string() })),
});

/** The data that some problems carry beside their code. */
export type ProblemDetails = Omit<z.infer<typeof problemSchema>, "code">;

/** A failure with the data of its problem. */
export type Detailed<Outcome> = Outcome & { readonly details?: ProblemDetails };

/** The problems of any request to the server. */
export type AnywhereCode =
	| "account.other_session"
	| "common.unexpected"
	| "common.unreachable"
	| "server.not_ready"
	| "server.busy"
	| "limits.too_many"
	| Extract<ProblemCode, `request.${string}`>;
