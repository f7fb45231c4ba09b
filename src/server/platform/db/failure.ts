/** Classes of SQLSTATE that are temporary: connection lost, too busy, shutting down or starting. */
const passingKinds = ["08", "53", "57"];

/**
 * Single temporary codes: a long lock, an idle transaction, and a read-only database, such as a standby
 * before its promotion or a host with a full disk.
 */
const passingCodes = ["55P03", "25P03", "25006"];

const isPassing = (state: string): boolean =>
	passingCodes.includes(state) || (state.length === 5 && passingKinds.includes(state.slice(0, 2)));

/** The operating system's codes of connections that fail or break. */
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

/** The driver's messages without a code. */
const silences =
	/connection terminated|query read timeout|timeout expired|timeout exceeded when trying to connect|not queryable/i;

/** The database can't be reached, or was never reached yet. */
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

/**
 * The code of a failed query or connection: an SQLSTATE or an errno. Libraries wrap the error that has it.
 */
export function failureCode(error: unknown): string | undefined {
	for (const cause of causesOf(error)) {
		const code = codeOf(cause);
		if (code !== undefined) return code;
	}
	return undefined;
}

/** Whether an error is a unique violation. */
export const isUniqueViolation = (error: unknown): boolean => failureCode(error) === "23505";

/** Whether an error is an outage of the database, and not a fault of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
	for (const cause of causesOf(error)) {
		if (cause instanceof DatabaseAway || silences.test(cause.message)) return true;
		const code = codeOf(cause);
		if (code !== undefined && (unreachable.includes(code) || isPassing(code))) return true;
	}
	return false;
}

/** Whether the database's host did not answer at all. */
export function isDatabaseUnreachable(error: unknown): boolean {
	for (const cause of causesOf(error)) {
		const code = codeOf(cause);
		if (silences.test(cause.message) || (code !== undefined && unreachable.includes(code))) return true;
	}
	return false;
}

/** Whether the driver gave up waiting: the connection is still busy with the query. */
export const isUnanswered = (error: unknown): boolean =>
	[...causesOf(error)].some(({ message }) => /query read timeout/i.test(message));

/** The driver's messages, without a code, about permanently wrong settings. */
const permanentSettingFailures: readonly (readonly [RegExp, string])[] = [
	[/password must be a/i, "it wants a password, and there is none"],
	[/does not support SSL/i, "it offers no encryption (TLS), and the address asks for it"],
	[/certificate|altnames/i, "its certificate is not trusted"],
];

/** The database's codes of permanently wrong settings. */
const permanentFailureCodes: Readonly<Record<string, string>> = {
	"28P01": "the user's name or password is wrong",
	"28000": "the user may not come in from here",
	"3D000": "there is no database of that name",
	"42501": "the user may not do what is needed, such as making tables",
	"25006": "it can only be read, as a standby or with a full disk",
};

/** Why a reachable database can't be used, in a sentence for the operator; never the query. */
export function reasonOf(error: unknown): string {
	const code = failureCode(error);
	if (code !== undefined && Object.hasOwn(permanentFailureCodes, code))
		return `${permanentFailureCodes[code]} (${code})`;
	for (const { message } of causesOf(error)) {
		const [, words] = permanentSettingFailures.find(([said]) => said.test(message)) ?? [];
		if (words !== undefined) return code === undefined ? words : `${words} (${code})`;
	}
	return code ?? (error instanceof Error ? error.name : typeof error);
}
