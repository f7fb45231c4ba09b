import type { Route } from "#contract/route.ts";
import type { AccessLevel } from "#domain/account/access-level.ts";
import { tabOwnerHeader } from "#domain/account/tab-owner.ts";
import type { AtDesk } from "../session/desk-store.ts";
import type { AsOperator } from "../session/operator-store.ts";
import type { Sessions, Visit } from "../session/sessions.ts";
import type { SignedIn } from "../session/store.ts";

/** The page was opened for another account than the session's. */
export class AccountMismatch extends Error {}

interface RequestSessionsDependencies {
	readonly sessions: Pick<Sessions, "read">;
	readonly deskSessions: Pick<Sessions<AtDesk>, "read">;
	readonly operatorSessions: Pick<Sessions<AsOperator>, "read">;
	/** Takes the `Set-Cookie` lines of extended sessions. */
	readonly setCookies: (lines: readonly string[]) => void;
	readonly now: Date;
}

/** Readers of the sessions of one request, each read at most once. */
interface RequestSessions {
	/**
	 * The account's session; null for a guest.
	 * @throws AccountMismatch when the page was opened for another account
	 */
	readonly openSession: () => Promise<SignedIn | null>;
	readonly openDesk: () => Promise<AtDesk | null>;
	/** The session that a level of access asks for; null where it asks for none. */
	readonly openFor: (access: AccessLevel) => Promise<SignedIn | AtDesk | AsOperator | null>;
}

/** Reads the sessions of a request when they are asked for. */
export function readSessionsOf(
	{ headers }: Request,
	{ ofAnyAccount }: Pick<Route, "ofAnyAccount">,
	{ sessions, deskSessions, operatorSessions, setCookies, now }: RequestSessionsDependencies,
): RequestSessions {
	let reading: Promise<Visit> | undefined;
	const openSession = async () => {
		reading ??= sessions.read(headers, now).then((visit) => {
			setCookies(visit.cookies);
			return visit;
		});
		const { signedIn } = await reading;
		const expected = ofAnyAccount ? null : headers.get(tabOwnerHeader);
		if (signedIn !== null && expected !== null && signedIn.accountId !== expected)
			throw new AccountMismatch();
		return signedIn;
	};
	let readingDesk: Promise<Visit<AtDesk>> | undefined;
	const openDesk = async () => {
		readingDesk ??= deskSessions.read(headers, now).then((visit) => {
			setCookies(visit.cookies);
			return visit;
		});
		return (await readingDesk).signedIn;
	};
	/** The desk counts only beside the very session under which it was opened: its cookie alone opens nothing. */
	const openOperator = async () => {
		const account = await openSession();
		if (account === null) return null;
		const { signedIn, cookies } = await operatorSessions.read(headers, now);
		if (signedIn?.accountSessionId !== account.sessionId) return null;
		setCookies(cookies);
		return signedIn;
	};
	return {
		openSession,
		openDesk,
		openFor: async (access) => {
			if (access === "everyone") return null;
			if (access === "researcher") return openDesk();
			return access === "operator" ? openOperator() : openSession();
		},
	};
}
