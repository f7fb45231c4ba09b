import { routes } from "#contract/routes.ts";
import { checkLogin } from "#domain/account/forms.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { failure, success } from "#domain/shared/result.ts";
import { implementRoute, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { type SessionClient, sessionClientOf } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { createFinishLogIn } from "./finish-log-in.ts";
import { findAccount, findAccountByEmail, lockPasswordHash, passwordHashOf } from "./store.ts";
import { countConfirmationMail } from "./verification.ts";

/** Keeps repeated logins to an unconfirmed account from filling its mailbox. */

/** A verified password, with the hash that it matched. */
interface Verified {
	readonly accountId: string;
	readonly written: string;
}

/** Logs in. Every refusal is the same, whatever the reason. */
export const signInRoute = (dependencies: AccountDependencies) => {
	const { database, sessions, passwords, limits, mailer, needsConfirmedEmail } = dependencies;
	const finishLogIn = createFinishLogIn(dependencies);
	const refusal = failure(
		needsConfirmedEmail ? "account.credentials_or_unconfirmed" : "account.credentials_wrong",
	);

	const mailConfirmation = async (email: string, now: Date) => {
		if ((await countConfirmationMail(limits, email, now)) !== null) return;
		await database.transaction(async (transaction) => {
			const row = await findAccountByEmail(transaction, email);
			if (row === undefined) return;
			const mail = { kind: "verifyEmail", locale: row.locale, to: row.email, accountId: row.id } as const;
			await mailer.enqueue(transaction, mail, now);
		});
	};

	/** The account and hash that a password matches. Takes as long for an address without an account. */
	const verify = async (email: string, password: string) => {
		const row = await findAccountByEmail(database.queries(), email);
		const written = row && (await passwordHashOf(database.queries(), row.id));
		if (row === undefined || written === undefined) {
			await passwords.hash(password);
			return undefined;
		}
		return (await passwords.verify(password, written)) ? { accountId: row.id, written } : undefined;
	};

	/**
	 * Starts the session while the password hash is locked: a password that was changed or reset since it was verified
	 * opens nothing, and a later change ends this session too.
	 */
	const open = ({ accountId, written }: Verified, client: SessionClient, now: Date) =>
		database.transaction(async (transaction) => {
			if ((await lockPasswordHash(transaction, accountId)) !== written) return "wrong";
			const row = await findAccount(transaction, accountId);
			if (row === undefined) return "wrong";
			if (needsConfirmedEmail && !row.emailVerified) return "unconfirmed";
			return { row, cookie: await sessions.start(transaction, accountId, client, now) };
		});

	return implementRoute(
		routes.signIn,
		async (request) => {
			const { body, now } = request;
			const checked = checkLogin(body);
			if (!checked.ok) return checked;
			const { email } = checked.value;
			const password = normalizedPassword(checked.value.password);
			const verified = await verify(email, password);
			const client = sessionClientOf(request);
			const opened = verified === undefined ? "wrong" : await open(verified, client, now);
			if (opened === "unconfirmed") await mailConfirmation(email, now);
			if (typeof opened === "string") return refusal;
			return success(await finishLogIn(opened, request));
		},
		{ responseTimeStepMs, precheck: checkLogin },
	);
};
