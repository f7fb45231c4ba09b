import { needsGuardian } from "#domain/billing/guardian.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";
import { completeEmailChange, type EmailChangeDependencies } from "./change-email.ts";
import { askGuardian } from "./consent.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { deleteGuardian, findGuardian } from "./guardian/store.ts";
import { type AccountRow, changeAccount, endSessions } from "./store.ts";

/** Operator actions on accounts that their owners do not have. */
export interface People {
	/** Erases the account with everything stored about it. */
	readonly erase: (transaction: Transaction, owner: AccountOwner) => Promise<void>;
	/** Ends what depends on a guardian. */
	readonly guardianLeft: AccountDependencies["onGuardianLeft"];
	/**
	 * After a correction of role or age: removes a guardian who is no longer needed, ends what needs a
	 * missing one.
	 */
	readonly applyCorrection: (
		transaction: Transaction,
		before: AccountRow,
		after: Pick<AccountRow, "role" | "ageBand">,
	) => Promise<void>;
	/** Sets an address that the operator has verified; notifies both addresses and ends every session. */
	readonly changeAddress: (transaction: Transaction, row: AccountRow, to: string, now: Date) => Promise<void>;
	/** Sends parent and guardian their links again, or the open request; returns the number of mails. */
	readonly sendParentLinks: (transaction: Transaction, row: AccountRow, now: Date) => Promise<number>;
}

/** Operator actions on accounts. */
export const createPeople = ({
	mailer,
	eraseEverything,
	onGuardianLeft,
	needsConfirmedEmail,
}: EmailChangeDependencies & Pick<AccountDependencies, "onGuardianLeft">): People => ({
	erase: eraseEverything,
	guardianLeft: onGuardianLeft,
	applyCorrection: async (transaction, before, after) => {
		const [was, is] = [before, after].map(({ role, ageBand }) => needsGuardian(role, ageBand));
		if (is && !was) await onGuardianLeft(transaction, before.id);
		if (!is) await deleteGuardian(transaction, before.id);
	},
	changeAddress: async (transaction, row, to, now) => {
		await changeAccount(transaction, row.id, { newEmail: to }, now);
		await endSessions(transaction, row.id);
		const changed = await completeEmailChange(
			{ mailer, eraseEverything, needsConfirmedEmail },
			transaction,
			{ ...row, newEmail: to },
			now,
		);
		if (!changed.ok) throw new Error("Another account took the address in the meantime");
		const { id: accountId, locale, firstName } = row;
		const facts = { news: "done", firstName, newEmail: to } as const;
		await mailer.enqueue(transaction, { kind: "emailChange", locale, to, accountId, facts }, now);
	},
	sendParentLinks: async (transaction, row, now) => {
		const { id: accountId, locale, guardianEmail } = row;
		const guardian = await findGuardian(transaction, accountId);
		if (guardian !== undefined) {
			const mail = { locale: guardian.locale, to: guardian.email, accountId };
			const facts = { about: "guardian" } as const;
			await mailer.enqueue(
				transaction,
				guardian.confirmedAt === null
					? { kind: "guardian", ...mail }
					: { kind: "parentLink", ...mail, facts },
				now,
			);
		}
		const isAsked = guardianEmail !== null && row.consent !== "not_needed";
		if (isAsked && row.consent === "pending")
			await askGuardian({ mailer }, transaction, row, guardianEmail, now);
		if (isAsked && row.consent === "given") {
			const facts = { about: "consent" } as const;
			await mailer.enqueue(
				transaction,
				{ kind: "parentLink", locale, to: guardianEmail, accountId, facts },
				now,
			);
		}
		return Number(guardian !== undefined) + Number(isAsked);
	},
});
