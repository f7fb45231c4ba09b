import { normalizedPassword } from "#domain/account/password.ts";
import { operatorCodeLength, recoveryCodeCount } from "#domain/operator/second-factor.ts";
import { drawTypedCode } from "#domain/shared/typed-code.ts";
import { passwordHashOf } from "#server/account/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { NamedOwner } from "#server/platform/passkeys/relying-party.ts";
import { cryptoRandom } from "#server/platform/random.ts";
import { sessionClientOf } from "#server/platform/session/device.ts";
import { endOperatorSession } from "#server/platform/session/operator-store.ts";
import type { OperatorDeskDependencies } from "./dependencies.ts";
import { markEnrolled, storeRecoveryCodes } from "./factor-store.ts";

/** An operator as the owner of a passkey. The name says which of a person's passkeys it is where a browser lists them. */
export const namedOperator = ({
	accountId,
	email,
}: {
	readonly accountId: string;
	readonly email: string;
}): NamedOwner => ({
	owner: { realm: "operator", accountId },
	userName: `${email} (operator)`,
	displayName: `${email} (operator)`,
});

/** New recovery codes, as they are shown once. */
export const drawRecoveryCodes = (): string[] =>
	Array.from({ length: recoveryCodeCount }, () => drawTypedCode(operatorCodeLength, cryptoRandom));

/** Marks the second factor as set up, with its recovery codes; false when it was before. */
export async function enrol(
	transaction: Transaction,
	accountId: string,
	codes: readonly string[],
	now: Date,
): Promise<boolean> {
	if (!(await markEnrolled(transaction, accountId, now))) return false;
	await storeRecoveryCodes(transaction, accountId, codes);
	await recordEvent(transaction, { event: "operator_enrolled", accountId, at: now });
	return true;
}

/** The parts that every way to the desk needs: the password, and the session that it ends in. */
export const createDeskAccess = ({
	database,
	passwords,
	operatorSessions,
}: Pick<OperatorDeskDependencies, "database" | "passwords" | "operatorSessions">) => ({
	/** The hash that a password matches; undefined for a wrong one. */
	verify: async (accountId: string, password: string): Promise<string | undefined> => {
		const written = await passwordHashOf(database.queries(), accountId);
		if (written === undefined) return undefined;
		return (await passwords.verify(normalizedPassword(password), written)) ? written : undefined;
	},

	/** Starts a session of the desk under a session of the account, in place of one that this browser has. */
	open: async (
		transaction: Transaction,
		{ accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
		request: { readonly headers: Headers; readonly network: string },
		now: Date,
	): Promise<Headers> => {
		const before = await operatorSessions.tokenOf(request.headers);
		if (before !== undefined) await endOperatorSession(transaction, before);
		await recordEvent(transaction, { event: "operator_desk_opened", accountId, at: now });
		return operatorSessions.start(transaction, sessionId, sessionClientOf(request), now);
	},
});
