import * as z from "zod/mini";
import { type AnywhereCode, type Detailed, type ProblemDetails, problemSchema } from "#contract/problem.ts";
import type { AnswerOf, BodyOf, ParamsOf, Route } from "#contract/route.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { jsonOf, send } from "./request.ts";
import type { HttpWorld } from "./world.ts";

type Sent<Declared extends Route> = (BodyOf<Declared> extends undefined
	? { readonly body?: undefined }
	: { readonly body: BodyOf<Declared> }) &
	(ParamsOf<Declared> extends undefined
		? { readonly params?: undefined }
		: { readonly params: ParamsOf<Declared> });

/** Asks the server by the contract's table of routes. */
export interface Client {
	/**
	 * Asks, and gives what the contract declares or the code of what went wrong: one of `codes`, or one that anything
	 * can meet. Never rejects.
	 */
	ask<Declared extends Route, Code extends ProblemCode = never>(
		route: Declared,
		sent: Sent<Declared>,
		codes?: readonly Code[],
	): Promise<Detailed<Result<AnswerOf<Declared>, Code | AnywhereCode>>>;
	/** What an answer that came by another way says, as `ask` would give it. */
	read<Declared extends Route, Code extends ProblemCode = never>(
		route: Declared,
		response: Response,
		codes?: readonly Code[],
	): Promise<Detailed<Result<AnswerOf<Declared>, Code | AnywhereCode>>>;
}

const anywhereCodes: readonly AnywhereCode[] = [
	"common.unexpected",
	"common.unreachable",
	"server.not_ready",
	"server.busy",
	"limits.too_many",
	"request.malformed",
	"request.not_found",
	"request.method_not_allowed",
	"request.too_large",
	"request.foreign",
];

const pathOf = (route: Route, params: Readonly<Record<string, string>> = {}): string =>
	route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));

type Answer<Value, Code extends ProblemCode> = Detailed<Result<Value, Code>>;

const refusal = <Code extends ProblemCode>(code: Code, details: ProblemDetails = {}): Answer<never, Code> =>
	Object.keys(details).length === 0 ? failure(code) : { ...failure(code), details };

const problemOf = async (response: Response): Promise<Answer<never, ProblemCode>> => {
	const parsed = z.safeParse(problemSchema, await jsonOf(response));
	if (parsed.success) {
		const { code, ...details } = parsed.data;
		return refusal(code, details);
	}
	// A proxy speaks for a server that it does not reach.
	return failure([502, 503, 504].includes(response.status) ? "common.unreachable" : "common.unexpected");
};

const answerOf = async (route: Route, response: Response): Promise<Answer<unknown, ProblemCode>> => {
	if (!response.ok) return problemOf(response);
	const parsed = z.safeParse(route.response, response.status === 204 ? null : await jsonOf(response));
	return parsed.success ? success(parsed.data) : failure("common.unexpected");
};

/** Makes a client. `onSignedOut` is called when the server knows no session although one was needed. */
export const createClient = (fetch: HttpWorld["fetch"], onSignedOut: () => void): Client => {
	const read: Client["read"] = async <Declared extends Route, Code extends ProblemCode>(
		route: Declared,
		response: Response,
		codes: readonly Code[] = [],
	) => {
		const answer = await answerOf(route, response);
		if (answer.ok) return success(answer.value as AnswerOf<Declared>);
		if (answer.code === "account.sign_in_required") onSignedOut();
		const expected = ([...codes, ...anywhereCodes] as const).find((code) => code === answer.code);
		return expected === undefined ? failure("common.unexpected") : refusal(expected, answer.details);
	};
	return {
		read,
		ask: async (route, { params, body }, codes = []) => {
			const response = await send(fetch, route.method, pathOf(route, params), body);
			return response === null ? failure("common.unreachable") : read(route, response, codes);
		},
	};
};
