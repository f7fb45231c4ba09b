/** Kinds of SQLSTATE that pass by themselves: connection lost, too busy, being stopped or started. */
const passingKinds = ["08", "53", "57"];

/**
 * Single ones: a lock that lasts, a transaction that stood still for too long, and a database that is only read from,
 * as a standby before it takes over or a host whose disk is full.
 */
const passingCodes = ["55P03", "25P03", "25006"];

const isPassing = (state: string): boolean =>
	passingCodes.includes(state) || (state.length === 5 && passingKinds.includes(state.slice(0, 2)));

/** Connections that can't be made or break, as the operating system names it. */
const unreachable = [
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ENOENT",
	"ENOTFOUND",
	"EAI_AGAIN",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH",
];

/** What the driver says without a code. */
const silences =
	/connection terminated|query read timeout|timeout expired|timeout exceeded when trying to connect|not queryable/i;

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

/** Whether something failed because the database is out of reach, and not because of what it was asked. */
export function isDatabaseAway(error: unknown): boolean {
	for (const cause of causesOf(error)) {
		if (cause instanceof DatabaseAway || silences.test(cause.message)) return true;
		const code = codeOf(cause);
		if (code !== undefined && (unreachable.includes(code) || isPassing(code))) return true;
	}
	return false;
}

/** Whether the driver gave up waiting: the connection is still busy with what it was asked. */
export const isUnanswered = (error: unknown): boolean =>
	[...causesOf(error)].some(({ message }) => /query read timeout/i.test(message));

/** What makes a connection impossible for good, by what the driver says without a code of the database. */
const settingsToMend: readonly (readonly [RegExp, string])[] = [
	[/password must be a/i, "it wants a password, and there is none"],
	[/does not support SSL/i, "it offers no encryption (TLS), and the address asks for it"],
	[/certificate|altnames/i, "its certificate is not trusted"],
];

/** The same by what the database itself says. */
const codesToMend: Readonly<Record<string, string>> = {
	"28P01": "the user's name or password is wrong",
	"28000": "the user may not come in from here",
	"3D000": "there is no database of that name",
	"42501": "the user may not do what is needed, such as making tables",
	"25006": "it can only be read, as a standby or with a full disk",
};

/** Why a database that answers cannot be used, in words for the operator; never what it was asked. */
export function reasonOf(error: unknown): string {
	const code = failureCode(error);
	if (code !== undefined && Object.hasOwn(codesToMend, code)) return `${codesToMend[code]} (${code})`;
	for (const { message } of causesOf(error)) {
		const [, words] = settingsToMend.find(([said]) => said.test(message)) ?? [];
		if (words !== undefined) return code === undefined ? words : `${words} (${code})`;
	}
	return code ?? (error instanceof Error ? error.name : typeof error);
}
