import type { OpenSession, Profile } from "#contract/account.ts";
import type { AccountExport } from "#contract/personal-data.ts";
import { isDeclarationDue } from "#domain/account/age-band.ts";
import type { Session } from "#domain/account/session.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/moment.ts";
import type { GuardianRow } from "./guardian/store.ts";
import type { AccountRow, pendingMailsOf, SessionRow, securityEventsOf } from "./store.ts";

/** Who is signed in, as every page of theirs may know. */
export const presentSession = (
	accountId: string,
	{
		role,
		firstName,
		consent,
		emailVerified,
	}: Pick<AccountRow, "role" | "firstName" | "consent" | "emailVerified">,
): Session => ({
	isLoggedIn: true,
	accountId,
	role,
	firstName,
	consent,
	emailVerified,
});

/** What the owner sees of their account. */
export const presentProfile = (row: AccountRow, now: Date): Profile => ({
	firstName: row.firstName,
	lastName: row.lastName,
	email: row.email,
	emailVerified: row.emailVerified,
	newEmail: row.newEmail,
	role: row.role,
	locale: row.locale,
	zone: row.zone,
	ageBand: row.ageBand,
	isAgeDue: isDeclarationDue(row.role, toInstantOrNull(row.ageDeclaredAt), toInstant(now)),
	consent: row.consent,
	guardianEmail: row.guardianEmail,
	createdAt: toInstant(row.createdAt),
});

/** Open sessions, the one that asks first. */
export const presentSessions = (rows: readonly SessionRow[], currentId: string): OpenSession[] =>
	rows
		.map((row) => ({
			id: row.id,
			current: row.id === currentId,
			device: row.device || null,
			startedAt: toInstant(row.createdAt),
			lastSeenAt: toInstant(row.updatedAt),
		}))
		.sort((first, second) => Number(second.current) - Number(first.current));

interface AccountRows {
	readonly row: AccountRow;
	readonly sessions: readonly SessionRow[];
	/** The session that asks. */
	readonly sessionId: string;
	readonly events: Awaited<ReturnType<typeof securityEventsOf>>;
	readonly mails: Awaited<ReturnType<typeof pendingMailsOf>>;
	readonly guardian: GuardianRow | undefined;
}

/** What the account feature puts into the export. */
export type AccountSections = Pick<
	AccountExport,
	"profile" | "ageDeclaredAt" | "consent" | "guardian" | "sessions" | "securityEvents" | "pendingMails"
>;

/** What the export tells of an account itself. */
export const presentForExport = (
	{ row, sessions, sessionId, events, mails, guardian }: AccountRows,
	now: Date,
): AccountSections => ({
	profile: presentProfile(row, now),
	ageDeclaredAt: toInstantOrNull(row.ageDeclaredAt),
	consent: {
		guardianEmail: row.guardianEmail,
		requestedAt: toInstantOrNull(row.consentRequestedAt),
		decidedAt: toInstantOrNull(row.consentDecidedAt),
	},
	guardian:
		guardian === undefined
			? null
			: {
					email: guardian.email,
					requestedAt: toInstant(guardian.requestedAt),
					confirmedAt: toInstantOrNull(guardian.confirmedAt),
				},
	sessions: presentSessions(sessions, sessionId),
	securityEvents: events.map(({ event, at }) => ({ event, at: toInstant(at) })),
	pendingMails: mails.flatMap(({ kind, recipient, writtenAt }) =>
		recipient === null ? [] : [{ kind, to: recipient, writtenAt: toInstant(writtenAt) }],
	),
});
