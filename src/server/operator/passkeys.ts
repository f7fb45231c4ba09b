import { routes } from "#contract/routes.ts";
import { isLastFactor } from "#domain/account/passkey.ts";
import { groupedCode } from "#domain/operator/second-factor.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { findAccount, lockPasswordHash } from "#server/account/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { createPasskeys } from "#server/platform/passkeys/passkeys.ts";
import type { OperatorDeskDependencies } from "./dependencies.ts";
import { createDeskAccess, drawRecoveryCodes, enrol, namedOperator } from "./desk-access.ts";
import { countRecoveryCodes, dropFactor, findOperator, lockOperator } from "./factor-store.ts";

const ownerOf = ({ accountId }: { readonly accountId: string }) =>
	({ realm: "operator", accountId }) as const;

/** Passkeys as the second factor: beside an app or in its place. Each is verified by its device's owner. */
export const factorPasskeyRoutes = (dependencies: OperatorDeskDependencies): RouteHandler[] => {
	const { database, publicUrl, context } = dependencies;
	const passkeys = createPasskeys(database, publicUrl);
	const { verify, open } = createDeskAccess(dependencies);

	/** @throws when the account was erased while its request was under way */
	const accountOf = async (queries: Queries, accountId: string) => {
		const row = await findAccount(queries, accountId);
		if (row === undefined) throw new Error("No such account");
		return row;
	};

	const recordAndMail = async (transaction: Transaction, accountId: string, now: Date) => {
		await recordEvent(transaction, { event: "operator_passkey_added", accountId, at: now });
		const { email, locale } = await accountOf(transaction, accountId);
		const facts = { at: toInstant(now) };
		const mail = { kind: "operatorPasskeyAdded", locale, to: email, accountId, facts } as const;
		await context.services.mailer.enqueue(transaction, mail, now);
	};

	return [
		implementRoute(routes.confirmOperatorPasskey, async (request) => {
			const { session, body, now } = request;
			const { accountId } = session;
			const row = await findOperator(database.queries(), accountId);
			if (row === undefined || row.enrolledAt !== null) return failure("operator.not_allowed");
			const codes = drawRecoveryCodes();
			let cookie: Headers | undefined;
			const added = await passkeys.add(ownerOf(session), body, request, {
				lock: async (transaction) => (await lockOperator(transaction, accountId))?.enrolledAt === null,
				onAdded: async (transaction) => {
					await enrol(transaction, accountId, codes, now);
					await dropFactor(transaction, accountId);
					await recordAndMail(transaction, accountId, now);
					cookie = await open(transaction, session, request, now);
				},
			});
			if (!added.ok || cookie === undefined) {
				await recordEvent(database.queries(), { event: "operator_desk_refused", accountId, at: now });
				return !added.ok && added.code === "forms.name_invalid" ? added : failure("account.passkey_refused");
			}
			request.setCookies(cookie);
			return success({ recoveryCodes: codes.map(groupedCode) });
		}),

		implementRoute(routes.startOperatorPasskeyLogIn, async ({ session, now }) => {
			const { accountId } = session;
			const queries = database.queries();
			const row = await findOperator(queries, accountId);
			if (row === undefined || row.enrolledAt === null) return failure("operator.not_allowed");
			const use = { opens: "operator", accountId } as const;
			return success(await passkeys.request(queries, use, now, ownerOf(session)));
		}),

		implementRoute(routes.openOperatorDeskByPasskey, async (request) => {
			const { session, body, now } = request;
			const { accountId } = session;
			const row = await findOperator(database.queries(), accountId);
			if (row === undefined || row.enrolledAt === null) return failure("operator.not_allowed");
			const written = await verify(accountId, body.password);
			const opened = await database.transaction(async (transaction) => {
				const locked = await lockPasswordHash(transaction, accountId);
				const use = { opens: "operator", accountId } as const;
				// The challenge is used up also by a wrong password.
				const owner = await passkeys.use(transaction, body.answer, use, async () => {}, now);
				if (owner?.accountId !== accountId || written === undefined || locked !== written) return null;
				const recoveryCodes = await countRecoveryCodes(transaction, accountId);
				return { recoveryCodes, cookie: await open(transaction, session, request, now) };
			});
			if (opened === null) {
				await recordEvent(database.queries(), { event: "operator_desk_refused", accountId, at: now });
				return failure("operator.log_in_refused");
			}
			request.setCookies(opened.cookie);
			return success({ recoveryCodes: opened.recoveryCodes });
		}),

		implementRoute(routes.operatorFactors, async ({ session }) => {
			const queries = database.queries();
			const row = await findOperator(queries, session.accountId);
			return success({
				...(await passkeys.list(queries, ownerOf(session))),
				hasApp: row?.secret != null,
				recoveryCodes: await countRecoveryCodes(queries, session.accountId),
			});
		}),

		implementRoute(routes.startOperatorPasskey, async ({ session: { accountId }, body, now }) => {
			if ((await verify(accountId, body.password)) === undefined) return failure("account.password_wrong");
			const queries = database.queries();
			const { email } = await accountOf(queries, accountId);
			return passkeys.start(queries, namedOperator({ accountId, email }), now);
		}),

		implementRoute(routes.addOperatorPasskey, (request) => {
			const { session, body, now } = request;
			return passkeys.add(ownerOf(session), body, request, {
				// One whose second factor was reset meanwhile begins anew, with a start code.
				lock: async (transaction) =>
					((await lockOperator(transaction, session.accountId))?.enrolledAt ?? null) !== null,
				onAdded: (transaction) => recordAndMail(transaction, session.accountId, now),
			});
		}),

		implementRoute(routes.removeOperatorPasskey, ({ session, params: { passkeyId }, now }) =>
			database.transaction(async (transaction) => {
				const { accountId } = session;
				const row = await lockOperator(transaction, accountId);
				const { passkeys: present } = await passkeys.list(transaction, ownerOf(session));
				const factors = { hasApp: row?.secret != null, passkeys: present.length };
				if (present.some(({ id }) => id === passkeyId) && isLastFactor(factors))
					return failure("operator.last_factor");
				const record = () =>
					recordEvent(transaction, { event: "operator_passkey_removed", accountId, at: now });
				return success(await passkeys.remove(transaction, ownerOf(session), passkeyId, record));
			}),
		),
	];
};
