import { routes } from "#contract/routes.ts";
import { needsConsent } from "#domain/account/age-band.ts";
import type { SignUpDraft } from "#domain/account/forms.ts";
import { checkRegistration, type Registration } from "#domain/account/registration.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { parisZone, type Zone } from "#domain/shared/moment.ts";
import { success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, responseTimeStepMs } from "#server/platform/http/define-route.ts";
import { loadCommonPasswords } from "#server/platform/session/common-passwords.ts";
import { knownZone } from "#server/platform/zone.ts";
import { askGuardian } from "./consent.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { mayAskParent } from "./parent-mails.ts";
import { findAccountByEmail, insertAccount } from "./store.ts";
import { holderOfAddress } from "./verified-email.ts";

interface Circumstances {
	readonly locale: Locale;
	readonly zone: Zone;
	/** Whether the parent is asked at once. */
	readonly mayAsk: boolean;
	/** Another unfinished account has the address. */
	readonly isClaim: boolean;
}

/** Creates an account. For a known address it mails the owner instead; the response is the same. */
export const signUpRoute = (dependencies: AccountDependencies) => {
	const { database, passwords, mailer, needsConfirmedEmail } = dependencies;

	const open = async (
		transaction: Transaction,
		registration: Registration,
		{ locale, zone, mayAsk, isClaim }: Circumstances,
		hash: string,
		now: Date,
	) => {
		const { email, role, firstName, lastName, ageBand, guardianEmail } = registration;
		const isPending = needsConsent(role, ageBand);
		const row = {
			email: email.toLowerCase(),
			isClaim,
			firstName,
			lastName,
			role,
			locale,
			zone,
			ageBand,
			ageDeclaredAt: ageBand === null ? null : now,
			consent: isPending ? "pending" : "not_needed",
			guardianEmail,
		} as const;
		const made = await insertAccount(transaction, row, hash, now);
		await recordEvent(transaction, "signed_up", made.id, now);
		const mail = { kind: "verifyEmail", locale, to: made.email, accountId: made.id } as const;
		await mailer.enqueue(transaction, mail, now);
		// Where addresses are confirmed, the parent is asked after that: until then anyone may have typed
		// this one.
		if (guardianEmail !== null && mayAsk) {
			await askGuardian(dependencies, transaction, made, guardianEmail, now);
		}
	};

	const check = async (body: SignUpDraft) => checkRegistration(body, await loadCommonPasswords());

	return implementRoute(
		routes.signUp,
		async ({ body, network, now }) => {
			const checked = await check(body);
			if (!checked.ok) return checked;
			const registration = checked.value;
			const { guardianEmail } = registration;
			const mayAsk =
				guardianEmail !== null &&
				!needsConfirmedEmail &&
				(await mayAskParent(dependencies, { guardianEmail, network, isRepeated: false }, now)).ok;
			const place = { locale: body.locale, zone: knownZone(body.zone) ?? parisZone, mayAsk };
			const hash = await passwords.hash(registration.password);
			const attempt = () =>
				database.transaction(async (transaction) => {
					const holder = await holderOfAddress(transaction, registration.email, needsConfirmedEmail, now);
					if (holder === undefined || holder.isUnfinished) {
						// A stranger may have signed up with the address before, or may do so later: none is in the other's way.
						const isClaim = holder !== undefined;
						return open(transaction, registration, { ...place, isClaim }, hash, now);
					}
					const known = holder.row;
					const mail = {
						kind: "signUpKnown",
						locale: known.locale,
						to: known.email,
						accountId: known.id,
					} as const;
					await mailer.enqueue(transaction, mail, now);
				});
			await attempt().catch(async (error: unknown) => {
				// A concurrent sign-up may have taken the address: then it is known now.
				const taken = await findAccountByEmail(database.queries(), registration.email);
				if (taken === undefined) throw error;
				await attempt();
			});
			return success({ canSignIn: !needsConfirmedEmail });
		},
		{ responseTimeStepMs, precheck: check },
	);
};
