import { readFileSync } from "node:fs";
import * as z from "zod/mini";
import { Refusal } from "#server/platform/refusal.ts";

type Issue = z.core.$ZodIssue;

/** The expected values in words: zod's own messages are not loaded. */
function expectation(issue: Issue): string {
	if (issue.code === "invalid_value") return `one of ${issue.values.join(", ")}`;
	if (issue.code === "invalid_type") return `a value of type ${issue.expected}`;
	if (issue.code === "unrecognized_keys") return `no field ${issue.keys.join(", ")}`;
	if (issue.code === "too_small") return "at least one";
	if (issue.code === "too_big") return `at most ${issue.maximum} characters`;
	return issue.message;
}

/**
 * Reads a JSON file (`-`: standard input) by its schema.
 * @throws `Refusal` that names the file, its purpose, and each invalid field with its allowed values
 */
export function readJson<Value>(path: string, schema: z.ZodMiniType<Value>, what: string): Value {
	let written: unknown;
	try {
		written = JSON.parse(readFileSync(path === "-" ? 0 : path, "utf8"));
	} catch (error) {
		throw new Refusal(`${path} can't be read as JSON: ${error instanceof Error ? error.message : error}`);
	}
	return readValue(written, schema, `${path} does not describe ${what}.`);
}

/**
 * Reads a value by its schema.
 * @throws `Refusal` that begins with `refusal` and names each invalid field with its allowed values
 */
export function readValue<Value>(written: unknown, schema: z.ZodMiniType<Value>, refusal: string): Value {
	const read = z.safeParse(schema, written);
	if (read.success) return read.data;
	const wrong = read.error.issues.map((issue) => {
		const at = issue.path.length === 0 ? "the whole file" : issue.path.join(".");
		return `${at}: ${expectation(issue)} expected`;
	});
	throw new Refusal(`${refusal} ${wrong.join("; ")}.`);
}
