import type { ProblemDetails } from "#contract/problem.ts";
import type { OutcomeOf, ProblemCodeOf, ResponseOf, RouteKey } from "#contract/route-key.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";

/** A response that is no success, as an error: TanStack Query's `error` of our queries and mutations. */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
	readonly code: Code;
	readonly details: ProblemDetails;
	constructor(code: Code, details: ProblemDetails = {}) {
		super(code);
		this.code = code;
		this.details = details;
	}
}

export type ProblemOfRoute<Key extends RouteKey> = Problem<ProblemCodeOf<Key>>;

const temporaryCodes: readonly ProblemCode[] = [
	"common.unexpected",
	"common.unreachable",
	"server.not_ready",
	"server.busy",
	"limits.too_many",
];

/** Whether the same request may succeed later. */
export const isTemporary = (error: unknown): boolean =>
	!(error instanceof Problem) || temporaryCodes.includes(error.code);

/** The value of a success; throws a `Problem` otherwise. */
export const unwrap = <Key extends RouteKey>(outcome: OutcomeOf<Key>): ResponseOf<Key> => {
	if (!outcome.ok) throw new Problem(outcome.code, outcome.details);
	return outcome.value;
};
