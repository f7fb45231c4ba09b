import type { Detailed, ProblemDetails } from "#contract/problem.ts";
import type { ProblemCodeOf, RouteKey } from "#contract/route-key.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";

/** A failed request as an error: the `error` of queries and mutations. */
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

/** The value of an outcome; throws a `Problem` if it is a failure. */
export const unwrap = <Value, Code extends ProblemCode>(
	outcome: Result<Value, Code> & { readonly details?: ProblemDetails },
): Value => {
	if (!outcome.ok) throw new Problem(outcome.code, outcome.details);
	return outcome.value;
};

/** The outcome of a request that throws a `Problem`. Any other error counts as unreachable. */
export const outcomeOf = async <Value>(
	request: Promise<Value>,
): Promise<Detailed<Result<Value, ProblemCode>>> =>
	request.then(success, (error: unknown) =>
		error instanceof Problem
			? { ...failure(error.code as ProblemCode), details: error.details }
			: failure("common.unreachable"),
	);
