/**
 * Every failure a person can act on, one dotted code each. The code is also the key of its sentence
 * (`problems.<code>` in both languages) and of its HTTP status (contract/problem.ts): a code that lacks
 * either does not compile.
 */
export const problemCodes = [
	/** A single-select question without a choice. */
	"quiz.select_one",
	/** A multi-select question without a choice. */
	"quiz.select_any",
	/** There is no result to send: the quiz was not finished in this visit. */
	"quiz.results_missing",
	/** A shared link is damaged. */
	"share.unreadable",
	/** A shared link is of a questionnaire that this version does not know. */
	"share.unknown_version",
	"forms.required",
	"forms.email_invalid",
	"account.role_required",
	/** One code whatever was wrong: a wrong address and a wrong password cannot be told apart. */
	"account.credentials_wrong",
	/** The act belongs to an account: sign up or log in first, then come back. */
	"account.sign_in_required",
	"subscription.already_premium",
	"subscription.payment.error",
	"consultations.premium_required",
	"consultations.incomplete",
	"consultations.slot_unavailable",
	"consultations.slot_taken",
	"consultations.cancel_failed",
	"quest.game_unknown",
	"quest.answers_incomplete",
	/** Something broke that the person did not cause; trying again may help. */
	"common.unexpected",
] as const;

export type ProblemCode = (typeof problemCodes)[number];
