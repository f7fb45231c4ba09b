import { routes } from "#contract/routes.ts";
import { normalizedPassword } from "#domain/account/password.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { consumeLink, readLink } from "#server/platform/people/links.ts";
import { completeEmailChange, invalidLinkFor } from "./change-email.ts";
import { askGuardian } from "./consent.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { mayAskParent } from "./parent-mails.ts";
import { attemptToken } from "./providers/secrets.ts";
import { isProvenOwner } from "./providers/store.ts";
import { changeAccount, findAccount, passwordHashOf } from "./store.ts";
import { claimAddress, lockAddressOf } from "./verified-email.ts";

/** The limit of mails that confirm an address, however they are asked for: by a log-in or by a school's. */
const confirmationMails = { minutes: 60, perEmail: 3 };

/** Counts a mail that confirms an address. The result is null while more may be sent. */
export const countConfirmationMail = (
	limits: Pick<AccountDependencies["limits"], "count">,
	email: string,
	now: Date,
) => limits.count("confirmation mail", confirmationMails, { network: "", email, accountId: undefined }, now);

/** Confirms addresses. */
export const verificationRoutes = (dependencies: AccountDependencies) => {
	const { database, limits, mailer, passwords, publicUrl } = dependencies;
	return [
		implementRoute(routes.resendVerification, async ({ session, now }) => {
			const { accountId, email, emailVerified, locale } = session;
			if (emailVerified) return success(null);
			const mail = { kind: "verifyEmail", locale, to: email, accountId } as const;
			await database.transaction((transaction) => mailer.enqueue(transaction, mail, now));
			return success(null);
		}),

		implementRoute(routes.verifyEmail, async ({ body, openSession, headers, network, now }) => {
			const queries = database.queries();
			const first = await readLink(queries, "verify", body.token, now);
			const purpose = first.ok || first.code !== "account.link_invalid" ? "verify" : "newEmail";
			const link = purpose === "verify" ? first : await readLink(queries, purpose, body.token, now);
			if (!link.ok) return link;
			const accountId = link.value;
			const written = await passwordHashOf(queries, accountId);
			if (written === undefined) return failure("account.link_invalid");
			// The mail proves access to the mailbox; password, session or a log-in by the school in this browser prove that
			// the reader owns the account.
			const token = attemptToken(headers, publicUrl);
			const isOwnSession =
				(await openSession())?.accountId === accountId ||
				(token !== undefined && (await isProvenOwner(queries, token, accountId, now)));
			const password = normalizedPassword(body.password ?? "");
			if (!isOwnSession && !(await passwords.verify(password, written))) {
				return failure("account.password_wrong");
			}
			const row = await findAccount(queries, accountId);
			if (purpose === "newEmail") {
				const change = async (transaction: Transaction) => {
					const used = await consumeLink(transaction, purpose, body.token, now);
					const isSame = (await passwordHashOf(transaction, accountId)) === written;
					if (!used.ok) return used;
					const present = isSame ? await findAccount(transaction, accountId) : undefined;
					if (present === undefined) return failure("account.link_invalid");
					return completeEmailChange(dependencies, transaction, present, now);
				};
				return database.transaction(change).catch(invalidLinkFor);
			}
			const isAskable = row?.consent === "pending" && row.consentRequestedAt === null;
			const parent = isAskable ? row.guardianEmail : null;
			// Over the limit for that mailbox: the child asks again from the account page.
			const asking = parent === null ? null : { guardianEmail: parent, network, isRepeated: false };
			const mayAsk = asking !== null && (await mayAskParent({ limits }, asking, now)).ok;
			return database.transaction(async (transaction) => {
				await lockAddressOf(transaction, accountId);
				const used = await consumeLink(transaction, "verify", body.token, now);
				const isSame = (await passwordHashOf(transaction, accountId)) === written;
				if (!used.ok) return used;
				const unconfirmed = isSame ? await findAccount(transaction, accountId) : undefined;
				if (unconfirmed === undefined) return failure("account.link_invalid");
				const taking = { accountId, email: unconfirmed.email };
				if (!(await claimAddress(dependencies, transaction, taking, now)))
					return failure("account.link_invalid");
				const confirmed = await changeAccount(transaction, accountId, { emailVerified: true }, now);
				await recordEvent(transaction, { event: "email_confirmed", accountId, at: now });
				if (confirmed && parent !== null && mayAsk)
					await askGuardian({ mailer }, transaction, confirmed, parent, now);
				return success(null);
			});
		}),
	];
};
