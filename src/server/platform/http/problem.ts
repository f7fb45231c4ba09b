/** Failures that the server itself tells of, whatever the room, with their HTTP status (RFC 9457). */
const statuses = {
	"request.malformed": 400,
	"request.not_found": 404,
	"request.method_not_allowed": 405,
	"common.unexpected": 500,
	"server.not_ready": 503,
} as const;

const titles = {
	400: "Bad Request",
	404: "Not Found",
	405: "Method Not Allowed",
	500: "Internal Server Error",
	503: "Service Unavailable",
} as const;

export type ServerProblemCode = keyof typeof statuses;

/** A problem document: `code` is what a program reads, and a translation key for what people read. */
export function problem(code: ServerProblemCode, headers: Record<string, string> = {}): Response {
	const status = statuses[code];
	const body = JSON.stringify({ type: "about:blank", title: titles[status], status, code });
	return new Response(body, {
		status,
		headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
	});
}
