import type { OpenSession, Profile } from "#contract/account.ts";
import type { AccountExport } from "#contract/personal-data.ts";
import { isDeclarationDue } from "#domain/account/age-band.ts";
import type { Session } from "#domain/account/session.ts";
import { type Agreement, agreements } from "#domain/account/two-adults.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { presentPasskey } from "#server/platform/passkeys/passkeys.ts";
import type { PasskeyRow } from "#server/platform/passkeys/store.ts";
import type { Adult } from "#server/platform/people/adults.ts";
import type { GuardianRow } from "./guardian/store.ts";
import type { IdentityRow } from "./providers/store.ts";
import type { AccountRow, pendingMailsOf, SessionRow, securityEventsOf } from "./store.ts";

/** The session as every page of the account may see it. */
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

/** The profile as its owner sees it. */
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

/** Open sessions, the current one first. */
export const presentSessions = (rows: readonly SessionRow[], currentId: string): OpenSession[] =>
	rows
		.map((row) => ({
			id: row.id,
			current: row.id === currentId,
			device: row.device || null,
			network: row.network,
			startedAt: toInstant(row.createdAt),
			lastSeenAt: toInstant(row.updatedAt),
		}))
		.sort((first, second) => Number(second.current) - Number(first.current));

interface AccountRows {
	readonly row: AccountRow;
	readonly sessions: readonly SessionRow[];
	readonly passkeys: readonly PasskeyRow[];
	/** The session of the request. */
	readonly sessionId: string;
	readonly events: Awaited<ReturnType<typeof securityEventsOf>>;
	readonly mails: Awaited<ReturnType<typeof pendingMailsOf>>;
	readonly guardian: GuardianRow | undefined;
	/** The second adults. */
	readonly second: Readonly<Record<Agreement, Adult | null>>;
	readonly identities: readonly IdentityRow[];
}

/** The account's sections of the export. */
export type AccountSections = Pick<
	AccountExport,
	| "profile"
	| "ageDeclaredAt"
	| "consent"
	| "guardian"
	| "secondAdults"
	| "schoolLogins"
	| "sessions"
	| "passkeys"
	| "securityEvents"
	| "pendingMails"
>;

/** The account's sections of the export, from its rows. */
export const presentForExport = (
	{ row, sessions, sessionId, passkeys, events, mails, guardian, second, identities }: AccountRows,
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
	secondAdults: agreements.flatMap((about) => {
		const adult = second[about];
		if (adult === null) return [];
		const { email, requestedAt, confirmedAt } = adult;
		return [{ about, email, requestedAt: toInstant(requestedAt), confirmedAt: toInstantOrNull(confirmedAt) }];
	}),
	schoolLogins: identities.map(({ providerId: provider, issuer, subject, linkedAt, usedAt }) => ({
		provider,
		issuer,
		subject,
		linkedAt: toInstant(linkedAt),
		usedAt: toInstantOrNull(usedAt),
	})),
	sessions: presentSessions(sessions, sessionId),
	passkeys: passkeys.map(presentPasskey),
	securityEvents: events.map(({ event, at }) => ({ event, at: toInstant(at) })),
	pendingMails: mails.flatMap(({ kind, recipient, writtenAt }) =>
		recipient === null ? [] : [{ kind, to: recipient, writtenAt: toInstant(writtenAt) }],
	),
});
