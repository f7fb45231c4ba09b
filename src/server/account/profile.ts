import { routes } from "#contract/routes.ts";
import { isDeclarationDue, mayDeclareAge, needsConsent } from "#domain/account/age-band.ts";
import { readPersonName } from "#domain/account/person-name.ts";
import { needsGuardian } from "#domain/billing/guardian.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import { deleteSecondAdult, loadAdults } from "#server/platform/people/adults.ts";
import { deleteLinks } from "#server/platform/people/links.ts";
import { knownZone } from "#server/platform/zone.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteGuardian } from "./guardian/store.ts";
import { notifyAdult } from "./notify-decision.ts";
import { presentProfile } from "./present.ts";
import { type AccountRow, changeAccount, findAccount } from "./store.ts";

/** The name as it is to be stored; undefined when it stays. */
const changedName = (name: string | undefined) =>
	name === undefined ? success(undefined) : readPersonName(name);

type AgeChange = Pick<AccountRow, "ageBand" | "ageDeclaredAt" | "consent" | "guardianEmail">;

/** The consequences of a new age band: a younger one may need consent, an older one no longer does. */
const ageChange = (row: AccountRow, ageBand: AccountRow["ageBand"], now: Date): AgeChange => {
	const needed = needsConsent(row.role, ageBand);
	const isGiven = row.consent === "given";
	return {
		ageBand,
		ageDeclaredAt: now,
		consent: needed ? (isGiven ? "given" : "pending") : "not_needed",
		guardianEmail: needed ? row.guardianEmail : null,
	};
};

/** Routes by which owners read and change their account. */
export const profileRoutes = ({ database, mailer, onGuardianLeft }: AccountDependencies) => [
	implementRoute(routes.profile, async ({ session, now }) => {
		const row = await findAccount(database.queries(), session.accountId);
		return row === undefined ? failure("account.sign_in_required") : success(presentProfile(row, now));
	}),

	implementRoute(routes.updateProfile, async ({ session, body, now }) => {
		const named = { first: changedName(body.firstName), last: changedName(body.lastName) };
		if (!named.first.ok) return named.first;
		if (!named.last.ok) return named.last;
		const [newFirstName, newLastName] = [named.first.value, named.last.value];
		return database.transaction(async (transaction) => {
			const row = await findAccount(transaction, session.accountId);
			if (row === undefined) return failure("account.sign_in_required");
			const declaredAt = toInstantOrNull(row.ageDeclaredAt);
			const isDue = isDeclarationDue(row.role, declaredAt, toInstant(now));
			if (body.ageBand !== undefined && !mayDeclareAge(row, body.ageBand, isDue))
				return failure("account.age_declared");
			const age = body.ageBand === undefined ? {} : ageChange(row, body.ageBand, now);
			const firstName = newFirstName ?? row.firstName;
			const lastName = newLastName ?? row.lastName;
			const change = {
				...age,
				firstName,
				lastName,
				name: `${firstName} ${lastName}`,
				locale: body.locale ?? row.locale,
				zone: knownZone(body.zone) ?? row.zone,
			};
			const changed = await changeAccount(transaction, row.id, change, now);
			if (changed === undefined) return failure("account.sign_in_required");
			if (body.ageBand !== undefined) {
				await recordEvent(transaction, { event: "age_declared", accountId: row.id, at: now });
				if (changed.consent === "not_needed") {
					await deleteLinks(transaction, "consent", row.id);
					await deleteSecondAdult(transaction, "consent", row.id);
				}
				if (!needsGuardian(changed.role, changed.ageBand)) {
					// Adults need no guardian.
					const { first, second } = await loadAdults(transaction, "guardian", row.id);
					for (const guardian of [first, second])
						if (guardian?.confirmedAt)
							await notifyAdult(
								mailer,
								transaction,
								{ accountId: row.id, firstName },
								guardian,
								"came_of_age",
								now,
							);
					await deleteGuardian(transaction, row.id);
					await deleteLinks(transaction, "guardian", row.id);
				} else if (!needsGuardian(row.role, row.ageBand)) {
					// Younger than stated before: what needs a guardian has none.
					await onGuardianLeft(transaction, row.id);
				}
			}
			return success(presentProfile(changed, now));
		});
	}),
];
