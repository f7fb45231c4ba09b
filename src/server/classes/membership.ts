import { routes } from "#contract/routes.ts";
import { isUsedUp, maxResults } from "#domain/classes/groups.ts";
import { addGuess, isGuessOpen, readGuess } from "#domain/classes/guess.ts";
import { claimEnd, drawJoinCode, readJoinCode } from "#domain/classes/join-code.ts";
import { countedPart } from "#domain/classes/sent-result.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import type { SignedIn } from "#server/platform/session/store.ts";
import { addMember } from "./add-member.ts";
import { addDueGroupToSum } from "./due-group.ts";
import {
	changeToken,
	type MemberRow,
	markGuessed,
	memberBy,
	memberByClaim,
	membershipsOf,
	membersOf,
	ownMembership,
	presentSent,
	removeMember,
	storeClaim,
	storeSent,
} from "./member-store.ts";
import { type ClassRow, changeClass, inUse, isCodeTaken, lockClass, teacherEmailOf } from "./store.ts";

/**
 * The account that joins under its own first name: a student's, with consent where needed. Others join as
 * guests.
 */
const joiningAccount = (session: SignedIn | null): string | null =>
	session?.role === "student" && session.consent !== "pending" ? session.accountId : null;

const readCode = ({ code }: { readonly code: string }) => {
	const read = readJoinCode(code);
	return read === undefined ? failure("classes.code_unknown") : success(read);
};

/** Moves a membership to the device that types the code which another device of the pupil shows. */
async function claimMembership(
	transaction: Transaction,
	{ code, token, now }: { readonly code: string; readonly token: string; readonly now: Date },
) {
	const first = await memberByClaim(transaction, tokenHash(code));
	const row = first && (await lockClass(transaction, { id: first.classId }));
	// Read again: the membership may have been moved or removed while this waited for the lock.
	const member = row && (await memberByClaim(transaction, tokenHash(code)));
	if (member?.claimUntil == null || member.claimUntil <= now) return failure("classes.code_unknown");
	await changeToken(transaction, member.id, tokenHash(token));
	return success({ token });
}

interface Joining {
	readonly code: string;
	/** Null for a guest. */
	readonly accountId: string | null;
	/** The new credential of the device. */
	readonly token: string;
	readonly random: () => number;
	readonly now: Date;
}

/** Joins an open class, takes an account's membership over, or moves a membership by the code of another device. */
async function join(transaction: Transaction, { code, accountId, token, random, now }: Joining) {
	const row = await lockClass(transaction, { code });
	if (row === undefined || !row.isOpen) return claimMembership(transaction, { code, token, now });
	const all = await membersOf(transaction, row.id);
	const own = all.find((member) => !member.isGone && accountId !== null && member.accountId === accountId);
	if (own !== undefined) {
		await changeToken(transaction, own.id, tokenHash(token));
		return success({ token });
	}
	const added = await addMember(transaction, row, { all, accountId, token, random }, now);
	if (!added.ok) return added;
	if (accountId !== null) await recordEvent(transaction, { event: "class_joined", accountId, at: now });
	return success({ token });
}

/** Draws a code that opens no class and no membership. */
async function drawClaimCode(transaction: Transaction, random: () => number): Promise<string> {
	const isTaken = async (code: string) =>
		(await isCodeTaken(transaction, code)) ||
		(await memberByClaim(transaction, tokenHash(code))) !== undefined;
	let code = drawJoinCode(random);
	while (await isTaken(code)) code = drawJoinCode(random);
	return code;
}

/** Removes a pupil from the class at their own request. The class has to be locked. */
async function leave(transaction: Transaction, row: ClassRow, member: MemberRow, at: Date): Promise<void> {
	await removeMember(transaction, member, "pupil");
	await addDueGroupToSum(transaction, row, at);
	if (member.accountId !== null)
		await recordEvent(transaction, { event: "class_left", accountId: member.accountId, at });
}

/** Routes for pupils; a membership is identified by the token on their device. */
export const membershipRoutes = (
	database: Pick<Database, "queries" | "transaction">,
	limits: Pick<Limits, "isRemembered">,
	random: () => number,
): RouteHandler[] => {
	/** A class whose teacher uses this network: its pupils join although a person here tries codes. */
	const isTaughtHere = async (typed: string, network: string, now: Date): Promise<boolean> => {
		const code = readJoinCode(typed);
		const email = code === undefined ? undefined : await teacherEmailOf(database.queries(), code);
		return email !== undefined && (await limits.isRemembered({ email, network }, now));
	};
	/** Runs `work` on a membership and its class while the class is locked. */
	const withMember = <Value>(
		token: string,
		work: (transaction: Transaction, row: ClassRow, member: MemberRow) => Promise<Value>,
	) =>
		database.transaction(async (transaction) => {
			const first = await memberBy(transaction, tokenHash(token));
			const row = first && (await lockClass(transaction, { id: first.classId }));
			// Read again: the membership may have been removed while this waited for the lock.
			const member = row && (await memberBy(transaction, tokenHash(token)));
			if (row === undefined || member === undefined) return failure("classes.membership_ended");
			return work(transaction, row, member);
		});
	return [
		implementRoute(
			routes.joinClass,
			async ({ body, openSession, now }) => {
				const read = readCode(body);
				if (!read.ok) return read;
				const accountId = joiningAccount(await openSession());
				const joining = { code: read.value, accountId, token: drawToken(), random, now };
				return database.transaction((transaction) => join(transaction, joining));
			},
			{
				precheck: readCode,
				isKnownHere: ({ body, network, now }) => isTaughtHere(body.code, network, now),
			},
		),

		implementRoute(routes.readMembership, async ({ body }) => {
			const own = await ownMembership(database.queries(), tokenHash(body.token));
			if (own === undefined) return failure("classes.membership_ended");
			const { className, isOpen, firstName, nickname, sent, counted, hasGuessed, blurredSum, course } = own;
			return success({
				className,
				isOpen,
				name: firstName ?? nickname ?? "",
				hasSent: sent !== null,
				isCounted: counted !== null,
				sent: presentSent(sent),
				hasGuessed,
				canGuess: !hasGuessed && isGuessOpen({ isOpen, blurredSum }),
				course,
			});
		}),

		implementRoute(routes.drawClaimCode, async ({ body, now }) =>
			withMember(body.token, async (transaction, _, member) => {
				const code = await drawClaimCode(transaction, random);
				const expiresAt = claimEnd(toInstant(now));
				const claim = { claimHash: tokenHash(code), claimUntil: new Date(expiresAt) };
				await storeClaim(transaction, member.id, claim);
				return success({ code, expiresAt });
			}),
		),

		implementRoute(routes.sendClassResult, async ({ body, now }) => {
			return withMember(body.token, async (transaction, row, member) => {
				if (!row.isOpen) return failure("classes.closed");
				if (member.counted !== null) return failure("classes.already_counted");
				if (member.sent === null && isUsedUp(await membersOf(transaction, row.id)))
					return failure("classes.used_up");
				await storeSent(transaction, member, countedPart(body.result), now);
				await changeClass(transaction, row.id, inUse(now));
				await addDueGroupToSum(transaction, row, now);
				return success(null);
			});
		}),

		implementRoute(routes.sendClassGuess, async ({ body, now }) =>
			withMember(body.token, async (transaction, row, member) => {
				if (!row.isOpen) return failure("classes.closed");
				if (member.hasGuessed) return failure("classes.already_guessed");
				if (!isGuessOpen(row)) return failure("classes.guessing_over");
				if (row.guesses.guesses >= maxResults) return failure("classes.used_up");
				await markGuessed(transaction, member.id);
				const guesses = addGuess(row.guesses, readGuess(body.guess) ?? []);
				await changeClass(transaction, row.id, { guesses, ...inUse(now) });
				return success(null);
			}),
		),

		implementRoute(routes.leaveClass, async ({ body, now }) =>
			withMember(body.token, async (transaction, row, member) => {
				await leave(transaction, row, member, now);
				return success(null);
			}),
		),

		implementRoute(routes.joinedClasses, async ({ session }) => {
			const found = await membershipsOf(database.queries(), session.accountId);
			const classes = found.map(({ member: { id, joinedAt, sent }, className }) => ({
				id,
				className,
				joinedAt: toInstant(joinedAt),
				hasSent: sent !== null,
			}));
			return success({ classes });
		}),

		implementRoute(routes.leaveJoinedClass, async ({ session, params, now }) =>
			database.transaction(async (transaction) => {
				const own = async () =>
					(await membershipsOf(transaction, session.accountId)).find(
						({ member }) => member.id === params.memberId,
					)?.member;
				const first = await own();
				const row = first && (await lockClass(transaction, { id: first.classId }));
				// Read again: the membership may have been left while this waited for the lock.
				const member = row && (await own());
				if (row !== undefined && member !== undefined) await leave(transaction, row, member, now);
				return success(null);
			}),
		),
	];
};
