import * as z from "zod/mini";
import { type ProblemCode, problemCodes } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";

/** The HTTP status that answers each failure. */
export const problemStatus = {
	"quiz.select_one": 422,
	"quiz.select_any": 422,
	"quiz.results_missing": 409,
	"share.unreadable": 422,
	"share.unknown_version": 422,
	"forms.required": 422,
	"forms.email_invalid": 422,
	"account.role_required": 422,
	"account.credentials_wrong": 401,
	"account.sign_in_required": 401,
	"subscription.already_premium": 409,
	"subscription.payment.error": 402,
	"consultations.premium_required": 403,
	"consultations.incomplete": 422,
	"consultations.slot_unavailable": 409,
	"consultations.slot_taken": 409,
	"consultations.cancel_failed": 404,
	"quest.game_unknown": 404,
	"quest.answers_incomplete": 422,
	"common.unexpected": 500,
} as const satisfies Record<ProblemCode, number>;

/** The body of every answer that is not a success. */
export const problemSchema = z.object({ code: z.enum(problemCodes) });

/** What an act of a person comes to: a value, or one of the failures that the method names. */
export type Outcome<Value, Code extends ProblemCode> = Promise<Result<Value, Code | "common.unexpected">>;

/** Stops an observation. Calling it again does nothing. */
export type Unobserve = () => void;
