import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import type { TestDatabase } from "./database.ts";
import type { LiveServer, Visitor } from "./live-server.ts";
import { createAdmin } from "./operator.ts";
import { password, signedIn } from "./people.ts";

/** The code that an app with this secret shows. */
export const appCode = (secret: string, at: Date): string =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** An adult's account with a confirmed address, made an operator's by the command. */
export async function newOperator(server: LiveServer, { database }: Pick<TestDatabase, "database">) {
	const { json } = createAdmin(() => server, { database });
	const { visitor, email } = await signedIn(server, { role: "teacher", firstName: "Odile" });
	await json("accounts", "confirm", email);
	const [made] = await json("operators", "add", email);
	return { visitor, email, startCode: String(made["start code"]) };
}

/** An operator with an app. */
export interface EnrolledOperator {
	readonly visitor: Visitor;
	readonly email: string;
	readonly secret: string;
	readonly recoveryCodes: readonly string[];
	/** The code that the app shows now. */
	readonly code: () => string;
}

/** An operator whose desk is open: the second factor was just set up. */
export async function openedOperator(
	server: LiveServer,
	test: Pick<TestDatabase, "database">,
): Promise<EnrolledOperator> {
	const { visitor, email, startCode } = await newOperator(server, test);
	const started = await visitor.call("startOperatorFactor", { startCode, password });
	expect(started.status).toBe(200);
	const { secret } = started.body;
	const confirmed = await visitor.ask("/api/operator/second-factor", {
		method: "PUT",
		body: { code: appCode(secret, server.now()) },
	});
	expect(confirmed.status).toBe(200);
	const { recoveryCodes } = confirmed.body;
	return { visitor, email, secret, recoveryCodes, code: () => appCode(secret, server.now()) };
}
