import { routes } from "#contract/routes.ts";
import { checkLogin } from "#domain/account/forms.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { deviceName } from "#server/platform/session/device.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { presentSession } from "./present.ts";
import { responseTimeStepMs } from "./response-time.ts";
import { endSessionByToken, findAccountByEmail, lockPasswordHash, passwordHashOf } from "./store.ts";

/** So that the right password for an address not yet confirmed does not fill its mailbox. */
const confirmationMails = { minutes: 60, perEmail: 3 };

/** A password that fitted, as the hash that it fitted. */
interface Verified {
	readonly accountId: string;
	readonly written: string;
}

type Verdict = "wrong" | "unconfirmed";

/** What better-auth said, if it is an answer about who asks; anything else is thrown on. */
const verdictOn = (error: unknown): Verdict => {
	if (!isAnswer(error) || error.statusCode >= 500) throw error;
	return error.body?.code === "EMAIL_NOT_VERIFIED" ? "unconfirmed" : "wrong";
};

interface AuthAnswer extends Error {
	readonly statusCode: number;
	readonly body?: { readonly code?: string };
}

const isAnswer = (error: unknown): error is AuthAnswer =>
	error instanceof Error && error.name === "APIError" && "statusCode" in error;

/** Opens a new session. Every refusal is the same, whatever was wrong. */
export const signInRoute = ({
	database,
	sessions,
	passwords,
	limits,
	mailer,
	needsConfirmedEmail,
}: AccountDependencies) => {
	const refusal = failure(
		needsConfirmedEmail ? "account.credentials_or_unconfirmed" : "account.credentials_wrong",
	);

	const mailConfirmation = async (email: string, now: Date) => {
		const who = { network: "", email, accountId: undefined };
		if ((await limits.count("confirmation mail", confirmationMails, who, now)) !== null) return;
		await database.transaction(async (transaction) => {
			const row = await findAccountByEmail(transaction, email);
			if (row === undefined) return;
			const mail = { kind: "verifyEmail", locale: row.locale, to: row.email, accountId: row.id } as const;
			await mailer.enqueue(transaction, mail, now);
		});
	};

	/** The hash that a password fits, and whose; an address without an account takes as long. */
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
	 * Makes the session while nobody can change the password: one that was changed or reset since it was verified opens
	 * nothing any more, and whoever changes it later ends this session too.
	 */
	const open = (email: string, password: string, { accountId, written }: Verified, device: string) =>
		database
			.transaction(async (transaction) => {
				if ((await lockPasswordHash(transaction, accountId)) !== written) return "wrong" as const;
				const { api } = await sessions.authIn(transaction, {
					hash: async () => written,
					verify: async (_, present) => present === written,
				});
				return api.signInEmail({
					body: { email, password },
					headers: new Headers({ "user-agent": device }),
					returnHeaders: true,
				});
			})
			.catch(verdictOn);

	return implementRoute(
		routes.signIn,
		async ({ body, headers, network, now, setCookies }) => {
			const checked = checkLogin(body);
			if (!checked.ok) return checked;
			const { email } = checked.value;
			const password = normalizedPassword(checked.value.password);
			const verified = await verify(email, password);
			const opened =
				verified === undefined
					? "wrong"
					: await open(email, password, verified, deviceName(headers.get("user-agent")));
			if (opened === "unconfirmed") await mailConfirmation(email, now);
			if (typeof opened === "string") return refusal;

			const before = await sessions.tokenOf(headers);
			const queries = database.queries();
			if (before !== undefined) await endSessionByToken(queries, before);
			const row = await findAccountByEmail(queries, email);
			if (row === undefined) return refusal;
			await recordEvent(queries, "signed_in", row.id, now);
			await limits.remember({ email: row.email, network }, now);
			setCookies(opened.headers);
			return success(presentSession(row.id, row));
		},
		{ responseTimeStepMs },
	);
};
