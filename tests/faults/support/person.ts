import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { until } from "./wait.ts";

/** A response of the API. */
export interface Answer {
	readonly status: number;
	/** The header Retry-After. */
	readonly retryAfter: string | null;
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
	readonly body: any;
}

/** A person in a browser of their own, who may use several servers of one installation. */
export interface Person {
	readonly email: string;
	/** Sends a request to the server on a port; rejects when it can't be reached or goes down meanwhile. */
	readonly ask: (port: number, method: string, path: string, body?: unknown) => Promise<Answer>;
	readonly signIn: (port: number) => Promise<Answer>;
	/** Opens a stream of events, read by the test itself. */
	readonly open: (
		port: number,
		path: string,
		headers?: Record<string, string>,
		signal?: AbortSignal,
	) => Promise<Response>;
}

const password = "a long enough secret";

let network = 0;

/** A guest. Every request has another network, for servers that trust one proxy. */
export function guest(email = `${randomUUID()}@example.org`): Person {
	let cookie = "";
	const ask: Person["ask"] = async (port, method, path, body) => {
		network += 1;
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			redirect: "manual",
			headers: {
				origin: `http://localhost:${port}`,
				"x-forwarded-for": `198.51.${Math.floor(network / 250) % 250}.${network % 250}`,
				...(cookie === "" ? {} : { cookie }),
				...(body === undefined ? {} : { "content-type": "application/json" }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		for (const line of response.headers.getSetCookie()) [cookie = ""] = line.split(";");
		const text = await response.text();
		return {
			status: response.status,
			retryAfter: response.headers.get("retry-after"),
			body: text.startsWith("{") ? JSON.parse(text) : text,
		};
	};
	return {
		email,
		ask,
		signIn: (port) => ask(port, "POST", "/api/account/sign-in", { email, password }),
		open: (port, path, headers = {}, signal) =>
			fetch(`http://127.0.0.1:${port}${path}`, {
				headers: { cookie, ...headers },
				signal: signal ?? null,
			}),
	};
}

/** A logged-in student. */
export const student = (port: number): Promise<Person> => signedUp(port, "student");

/** The form by which an adult makes an account. */
export const signUpForm = (email: string, role: "student" | "teacher") => {
	const name = { firstName: "Ada", lastName: "Byron" };
	return { ...name, email, password, locale: "en", role, ageBand: "18plus" };
};

/** Makes an account for a guest, without logging in. A server that is busy is asked again. */
export async function signUp(port: number, person: Person, role: "student" | "teacher"): Promise<void> {
	await until("an account", 20, async () => {
		const answer = await person.ask(port, "POST", "/api/account/sign-up", signUpForm(person.email, role));
		if (answer.status === 503) return false;
		assert.equal(answer.status, 200, JSON.stringify(answer.body));
		return true;
	});
}

/** A logged-in adult in a role. */
export async function signedUp(port: number, role: "student" | "teacher"): Promise<Person> {
	const person = guest();
	await signUp(port, person, role);
	assert.equal((await person.signIn(port)).status, 200);
	return person;
}

const answers = Object.fromEntries(
	currentQuestionnaire.questions.map(({ id, options }) => [id, [options[0]?.id ?? ""]]),
);

/** An attempt, distinguished from others by its instant. */
export const attemptAt = (completedAt: string) => ({
	completedAt,
	questionnaireVersion: currentQuestionnaire.version,
	answers,
});

export const messageFrom = (email: string) => ({ name: "Ada", email, message: "Hello", locale: "en" });
