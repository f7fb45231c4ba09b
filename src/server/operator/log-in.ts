import { routes } from "#contract/routes.ts";
import { groupedCode, operatorCodeLength, readSecondFactor } from "#domain/operator/second-factor.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { readTypedCode } from "#domain/shared/typed-code.ts";
import { lockPasswordHash } from "#server/account/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { createPasskeys } from "#server/platform/passkeys/passkeys.ts";
import { endedCookie } from "#server/platform/session/cookie.ts";
import {
	endOperatorSession,
	operatorSessions as operatorRows,
} from "#server/platform/session/operator-store.ts";
import type { OperatorDeskDependencies } from "./dependencies.ts";
import { createDeskAccess, drawRecoveryCodes, enrol, namedOperator } from "./desk-access.ts";
import {
	consumeRecoveryCode,
	consumeStep,
	countRecoveryCodes,
	findOperator,
	type OperatorRow,
	storeFactor,
} from "./factor-store.ts";
import {
	decryptFactor,
	drawFactorSecret,
	encryptFactor,
	factorAddress,
	stepOfCode,
} from "./second-factor.ts";

/** Sets the second factor up, opens the desk with it, and closes the desk. */
export const operatorLogInRoutes = (dependencies: OperatorDeskDependencies): RouteHandler[] => {
	const { database, secrets, operatorSessions, publicUrl } = dependencies;
	const passkeys = createPasskeys(database, publicUrl);
	const { verify, open } = createDeskAccess(dependencies);

	/** Uses a code of the app up: each works once, and none that is older than a used one. */
	const consumeAppCode = async (queries: Queries, row: OperatorRow, digits: string, now: Date) => {
		const { accountId } = row;
		const secret = row.secret === null ? undefined : await decryptFactor(secrets, accountId, row.secret);
		if (secret === undefined) return false;
		const step = stepOfCode(secret, digits, now);
		if (step === null) return false;
		return consumeStep(queries, accountId, { step, secret: await encryptFactor(secrets, accountId, secret) });
	};

	const consumeFactor = async (queries: Queries, row: OperatorRow, typed: string, now: Date) => {
		const factor = readSecondFactor(typed);
		if (factor?.kind === "app") return consumeAppCode(queries, row, factor.digits, now);
		if (factor === undefined || !(await consumeRecoveryCode(queries, row.accountId, factor.code)))
			return false;
		await recordEvent(queries, { event: "operator_recovery_code_used", accountId: row.accountId, at: now });
		return true;
	};

	return [
		implementRoute(routes.operatorSession, async ({ openSession, headers, now }) => {
			const account = await openSession();
			if (account === null) return success({ state: "signed_out" });
			const row = await findOperator(database.queries(), account.accountId);
			if (row === undefined) return success({ state: "not_allowed" });
			if (row.enrolledAt === null) return success({ state: "to_enrol" });
			// Read past the sessions: asking when the desk closes does not keep it open.
			const token = await operatorSessions.tokenOf(headers);
			const desk = token === undefined ? null : await operatorRows.find(database.queries(), token, now);
			if (desk?.accountSessionId !== account.sessionId) return success({ state: "closed" });
			return success({ state: "open", until: toInstant(desk.expiresAt) });
		}),

		implementRoute(routes.startOperatorFactor, async ({ session, body, now }) => {
			const { accountId, email } = session;
			const row = await findOperator(database.queries(), accountId);
			if (row === undefined || row.enrolledAt !== null) return failure("operator.not_allowed");
			const code = readTypedCode(body.startCode, operatorCodeLength);
			const isRight =
				code !== undefined &&
				row.startCodeHash === tokenHash(code) &&
				row.startCodeUntil !== null &&
				row.startCodeUntil > now;
			const isOwner = (await verify(accountId, body.password)) !== undefined;
			if (!isRight || !isOwner) {
				await recordEvent(database.queries(), { event: "operator_desk_refused", accountId, at: now });
				return failure("operator.start_code_wrong");
			}
			const passkey = await passkeys.start(database.queries(), namedOperator(session), now);
			if (!passkey.ok) throw new Error("No passkey is kept before the second factor is set up");
			const secret = drawFactorSecret();
			await storeFactor(database.queries(), accountId, await encryptFactor(secrets, accountId, secret));
			return success({ secret, address: factorAddress(secret, email), passkey: passkey.value });
		}),

		implementRoute(
			routes.confirmOperatorFactor,
			async ({ session, body, headers, network, now, setCookies }) => {
				const { accountId } = session;
				const row = await findOperator(database.queries(), accountId);
				if (row === undefined || row.enrolledAt !== null) return failure("operator.not_allowed");
				const factor = readSecondFactor(body.code);
				const codes = drawRecoveryCodes();
				const cookie = await database.transaction(async (transaction) => {
					if (factor?.kind !== "app" || !(await consumeAppCode(transaction, row, factor.digits, now)))
						return null;
					if (!(await enrol(transaction, accountId, codes, now))) return null;
					return open(transaction, session, { headers, network }, now);
				});
				if (cookie === null) {
					await recordEvent(database.queries(), { event: "operator_desk_refused", accountId, at: now });
					return failure("operator.log_in_refused");
				}
				setCookies(cookie);
				return success({ recoveryCodes: codes.map(groupedCode) });
			},
		),

		implementRoute(routes.openOperatorDesk, async ({ session, body, headers, network, now, setCookies }) => {
			const { accountId } = session;
			const row = await findOperator(database.queries(), accountId);
			if (row === undefined || row.enrolledAt === null) return failure("operator.not_allowed");
			const written = await verify(accountId, body.password);
			const opened = await database.transaction(async (transaction) => {
				// A password that was changed meanwhile opens nothing, and a wrong one uses no code up.
				if (written === undefined || (await lockPasswordHash(transaction, accountId)) !== written)
					return null;
				if (!(await consumeFactor(transaction, row, body.code, now))) return null;
				const recoveryCodes = await countRecoveryCodes(transaction, accountId);
				return { recoveryCodes, cookie: await open(transaction, session, { headers, network }, now) };
			});
			if (opened === null) {
				await recordEvent(database.queries(), { event: "operator_desk_refused", accountId, at: now });
				return failure("operator.log_in_refused");
			}
			setCookies(opened.cookie);
			return success({ recoveryCodes: opened.recoveryCodes });
		}),

		implementRoute(routes.closeOperatorDesk, async ({ headers, now, setCookies }) => {
			// First: on a shared computer the cookie must be deleted even while the database is down.
			setCookies(endedCookie(publicUrl, "operator"));
			const token = await operatorSessions.tokenOf(headers);
			if (token === undefined) return success(null);
			return database.transaction(async (transaction) => {
				const accountId = await endOperatorSession(transaction, token);
				if (accountId) await recordEvent(transaction, { event: "operator_desk_closed", accountId, at: now });
				return success(null);
			});
		}),
	];
};
