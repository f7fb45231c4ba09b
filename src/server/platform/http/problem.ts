import { type ProblemDetails, problemStatus } from "#contract/problem.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";

const titles: Readonly<Record<number, string>> = {
	400: "Bad Request",
	401: "Unauthorized",
	402: "Payment Required",
	403: "Forbidden",
	404: "Not Found",
	405: "Method Not Allowed",
	409: "Conflict",
	410: "Gone",
	413: "Content Too Large",
	422: "Unprocessable Content",
	429: "Too Many Requests",
	500: "Internal Server Error",
	503: "Service Unavailable",
};

/** A problem document (RFC 9457): `code` is for programs, and the key of the sentence on screens. */
export function problem(
	code: ProblemCode,
	headers: Record<string, string> = {},
	details: ProblemDetails = {},
): Response {
	const status = problemStatus[code];
	const body = JSON.stringify({ type: "about:blank", title: titles[status], status, code, ...details });
	const response = new Response(body, {
		status,
		headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
	});
	codes.set(response, code);
	return response;
}

const codes = new WeakMap<Response, ProblemCode>();

/** The code of a problem document; undefined for another response. */
export const problemOf = (response: Response): ProblemCode | undefined => codes.get(response);
