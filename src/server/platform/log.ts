const levels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof levels)[number];

/** What a line may tell besides its event. Never a person's data: no address, no query, no text somebody typed. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** `fields` may be a function: then they are only made when the line is written. */
export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields | (() => LogFields)) => void>>;

/** Writes one JSON object a line, from `lowest` upwards. `now` gives milliseconds since 1970. */
export function createLog(lowest: LogLevel, write: (line: string) => void, now: () => number): Log {
	const writer = (level: LogLevel) =>
		levels.indexOf(level) < levels.indexOf(lowest)
			? () => {}
			: (event: string, fields: LogFields | (() => LogFields) = {}) => {
					const told = typeof fields === "function" ? fields() : fields;
					write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...told })}\n`);
				};
	return { debug: writer("debug"), info: writer("info"), warn: writer("warn"), error: writer("error") };
}

/** What may be logged of something thrown: its kind and code, or its stack; never a failing query's values. */
export function describeError(error: unknown): LogFields {
	if (!(error instanceof Error)) return { error: typeof error };
	const cause = error.cause instanceof Error ? error.cause : error;
	const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
	const place = error.stack?.split("\n").slice(1, 4).join(" ").replaceAll(/\s+/g, " ").trim();
	return { error: cause.name, code, place };
}
