/** Kinds of SQLSTATE that pass by themselves: connection lost, too busy, being stopped or started. */
const passing = ["08", "53", "57"];

/** The code of a failed query or connection: an SQLSTATE or an errno. Libraries wrap the error that has it. */
export function failureCode(error: unknown): string | undefined {
	for (let current = error; current instanceof Error; current = current.cause) {
		if ("code" in current && typeof current.code === "string") return current.code;
		if (current instanceof AggregateError) current.cause ??= current.errors[0];
	}
	return undefined;
}

/** Whether trying again later may help, because the database could not be asked at all. */
export function mayPass(error: unknown): boolean {
	const code = failureCode(error);
	return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || passing.includes(code.slice(0, 2));
}
