/** Kinds of SQLSTATE that pass by themselves: connection lost, too busy, being stopped or started. */
const passing = ["08", "53", "57"];

/** Connections that can't be made or break, as the operating system names it. */
const unreachable = [
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ENOENT",
	"ENOTFOUND",
	"ETIMEDOUT",
	"EHOSTUNREACH",
];

/** What the driver says without a code. */
const silences =
	/connection terminated|query read timeout|timeout exceeded when trying to connect|not queryable/i;

/** The database cannot be asked: it was not reached yet, or is out of reach now. */
export class DatabaseAway extends Error {
	override readonly name = "DatabaseAway";
}

function* causesOf(error: unknown): Generator<Error> {
	for (let current = error; current instanceof Error; current = current.cause) {
		yield current;
		if (current instanceof AggregateError) current.cause ??= current.errors[0];
	}
}

const codeOf = (error: Error): string | undefined =>
	"code" in error && typeof error.code === "string" ? error.code : undefined;

/** The code of a failed query or connection: an SQLSTATE or an errno. Libraries wrap the error that has it. */
export function failureCode(error: unknown): string | undefined {
	for (const cause of causesOf(error)) {
		const code = codeOf(cause);
		if (code !== undefined) return code;
	}
	return undefined;
}

/** Whether a row was refused because another one has its key already. */
export const isUniqueViolation = (error: unknown): boolean => failureCode(error) === "23505";

/** Whether trying again later may help, because the database could not be asked at all. */
export function mayPass(error: unknown): boolean {
	const code = failureCode(error);
	return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || passing.includes(code.slice(0, 2));
}

/** Whether something failed because the database is out of reach, and not because of what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
	for (const cause of causesOf(error)) {
		if (cause instanceof DatabaseAway || silences.test(cause.message)) return true;
		const code = codeOf(cause);
		if (code !== undefined && unreachable.includes(code)) return true;
		if (code !== undefined && code.length === 5 && passing.includes(code.slice(0, 2))) return true;
	}
	return false;
}
