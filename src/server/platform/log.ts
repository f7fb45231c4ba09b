import { toInstant } from "#domain/shared/instant.ts";
import { Refusal } from "./refusal.ts";

const levels = ["debug", "info", "warn", "error"] as const;
/** The level of a log line. */
export type LogLevel = (typeof levels)[number];

/** The fields of a line besides its event. Never personal data: no address, no query, no typed text. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** `fields` may be a function, called only when the line is written. */
export type Log = Readonly<Record<LogLevel, (event: string, fields?: LogFields | (() => LogFields)) => void>>;

/** How long a repeated line is suppressed, in milliseconds, and how many lines are remembered. */
const quietMs = 1_000;
const rememberedLines = 100;

/**
 * Writes one JSON object a line, from `lowest` upwards. A line that repeats within a second is written once
 * with its number of repetitions (`repeated`), so that an outage does not fill the disk. `now` is in
 * milliseconds since 1970.
 */
export function createLog(lowest: LogLevel, write: (line: string) => void, now: () => number): Log {
	const recent = new Map<string, { readonly at: number; repeated: number }>();
	const writeLine = (level: LogLevel, event: string, values: LogFields): void => {
		const nowMs = now();
		// The id of a request differs in each line of the same outage.
		const { request: _request, ...repeating } = values;
		const key = JSON.stringify([level, event, repeating]);
		const last = recent.get(key);
		if (last !== undefined && Math.abs(nowMs - last.at) < quietMs) {
			last.repeated += 1;
			return;
		}
		recent.delete(key);
		recent.set(key, { at: nowMs, repeated: 0 });
		const [oldest] = recent.keys();
		if (recent.size > rememberedLines && oldest !== undefined) recent.delete(oldest);
		const repeated = last !== undefined && last.repeated > 0 ? { repeated: last.repeated } : {};
		write(`${JSON.stringify({ time: toInstant(new Date(nowMs)), level, event, ...values, ...repeated })}\n`);
	};
	const writer = (level: LogLevel) =>
		levels.indexOf(level) < levels.indexOf(lowest)
			? () => {}
			: (event: string, fields: LogFields | (() => LogFields) = {}) =>
					writeLine(level, event, typeof fields === "function" ? fields() : fields);
	return { debug: writer("debug"), info: writer("info"), warn: writer("warn"), error: writer("error") };
}

/**
 * The parts of a thrown value that may be logged: its kind, its code and the first three frames of its stack.
 * Never its message: that of a failing query holds its values, over several lines, which may look like
 * frames.
 */
export function describeError(error: unknown): LogFields {
	const code = typeof error === "object" && error !== null ? codeOf(error) : undefined;
	// A refusal's sentence is made to be printed.
	if (error instanceof Refusal) return { error: error.name, reason: error.message };
	if (!(error instanceof Error)) return { error: typeof error, code };
	const cause = error.cause instanceof Error ? error.cause : error;
	return { error: cause.name, code: codeOf(cause) ?? code, place: stackTopOf(error) };
}

/** Codes are short and upper case: an SQLSTATE or an errno. */
const codeOf = (error: object): string | undefined =>
	"code" in error && typeof error.code === "string" && /^[A-Z0-9_]{2,60}$/.test(error.code)
		? error.code
		: undefined;

/** A stack starts with the message; where it does not, the two can't be values apart. */
function stackTopOf({ name, message, stack = "" }: Error): string | undefined {
	const heads = [`${name}: ${message}`, `Error: ${message}`, message === "" ? name : message];
	const head = heads.find((text) => stack.startsWith(text));
	if (head === undefined) return undefined;
	const frames = stack.slice(head.length).split("\n").slice(1, 4);
	return frames.map((line) => line.trim()).join(" ");
}
