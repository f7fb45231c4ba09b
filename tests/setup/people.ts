import { expect } from "vitest";
import type { Locale } from "#domain/shared/locale.ts";
import type { LiveServer, Visitor } from "./live-server.ts";

let number = 0;

export const password = "a long enough secret";

/** A sign-up form; every call has another address. */
export const newcomer = (changes: Record<string, unknown> = {}) => {
	number += 1;
	return {
		firstName: "Ada",
		lastName: "Byron",
		email: `ada${number}@example.org`,
		password,
		role: "student",
		ageBand: "18plus",
		locale: "en",
		...changes,
	};
};

/** A network of its own for each, so that limits count them separately. */
const ownNetwork = (one: number): string => `10.${(one >> 8) & 255}.${one & 255}.1`;

/** A new account, logged in in a browser of its own. */
export async function signedIn(
	server: LiveServer,
	changes: Record<string, unknown> = {},
): Promise<{ visitor: Visitor; email: string }> {
	const form = newcomer(changes);
	const visitor = server.visitor(ownNetwork(number));
	expect((await visitor.call("signUp", form)).status).toBe(200);
	expect((await visitor.call("signIn", { email: form.email, password: form.password })).status).toBe(200);
	return { visitor, email: form.email };
}

/** The token in the link of the latest mail of a kind to an address. */
export function tokenIn(server: LiveServer, kind: string, to: string): string {
	const mail = server.mails.findLast((one) => one.kind === kind && one.to === to);
	const [, token] = /#([\w-]{43})/.exec(mail?.text ?? "") ?? [];
	if (token === undefined) throw new Error(`No link in a mail "${kind}" to ${to}`);
	return token;
}

/**
 * A student under eighteen with a confirmed guardian, who can decide again by the link of their first mail.
 */
export async function guardedStudent(server: LiveServer, parent: string, locale: Locale = "en") {
	const { visitor, email } = await signedIn(server, { ageBand: "15to17" });
	await visitor.call("askGuardian", { guardianEmail: parent });
	await server.deliver();
	const token = tokenIn(server, "guardian", parent);
	const guardian = server.visitor();
	const decide = (decision: "confirm" | "refuse") =>
		guardian.call("decideGuardian", { token, decision, locale });
	expect((await decide("confirm")).status).toBe(204);
	return { visitor, email, token, guardian, decide };
}
