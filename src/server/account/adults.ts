import { routes } from "#contract/routes.ts";
import {
	type AdultRank,
	type Agreement,
	checkAddressChange,
	checkSecondAdult,
} from "#domain/account/two-adults.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import {
	addressPurposes,
	linkPurposes,
	loadAdults,
	readAdultLink,
	saveAdults,
} from "#server/platform/people/adults.ts";
import { deleteLinks } from "#server/platform/people/links.ts";
import { lockAccount } from "#server/platform/people/store.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { decideAddress, readAddressLink } from "./guardian/address-change.ts";
import { findAddressChange, saveAddressChange } from "./guardian/address-store.ts";
import { mayAskParent } from "./parent-mails.ts";
import { type AccountRow, findAccount } from "./store.ts";

interface Asking {
	readonly about: Agreement;
	readonly email: string;
	readonly network: string;
	readonly now: Date;
}

/** Routes for two adults: inviting the second, and changing the address of either (decision 30). */
export const twoAdultsRoutes = (dependencies: AccountDependencies) => {
	const { database, mailer } = dependencies;

	/** Asks a second adult, who answers like the first. */
	const invite = async (
		student: AccountRow,
		{ about, email, network, now }: Asking,
		by: "student" | "adult",
		locale: Locale,
	) => {
		const typed = { email, ownEmail: student.email, by };
		const adults = await loadAdults(database.queries(), about, student.id);
		const checked = checkSecondAdult(adults, typed);
		if (!checked.ok) return checked;
		const isRepeated = adults.second !== null;
		const asking = { guardianEmail: checked.value, network, isRepeated };
		const allowed = await mayAskParent(dependencies, asking, now);
		if (!allowed.ok) return allowed;
		return database.transaction(async (transaction) => {
			await lockAccount(transaction, student.id);
			const present = await loadAdults(transaction, about, student.id);
			const again = checkSecondAdult(present, typed);
			if (!again.ok) return again;
			const second = { email: again.value, locale, requestedAt: now, confirmedAt: null };
			await deleteLinks(transaction, linkPurposes[about].second, student.id);
			await saveAdults(transaction, about, student.id, { ...present, second }, now);
			await recordEvent(transaction, { event: "second_adult_asked", accountId: student.id, at: now });
			await mailer.enqueue(transaction, { kind: about, locale, to: again.value, accountId: student.id }, now);
			return success(null);
		});
	};

	/** Asks a new address to replace that of an adult who has agreed; the old address can object. */
	const change = async (student: AccountRow, { about, email, network, now }: Asking, rank: AdultRank) => {
		const typed = { email, ownEmail: student.email };
		const check = async (queries: Transaction | ReturnType<typeof database.queries>) => {
			const adults = await loadAdults(queries, about, student.id);
			const before = await findAddressChange(queries, about, student.id);
			const checked = checkAddressChange(adults, rank, typed, before ?? null, now);
			return { adults, checked };
		};
		const { checked } = await check(database.queries());
		if (!checked.ok) return checked;
		const asking = { guardianEmail: checked.value, network, isRepeated: false };
		const allowed = await mayAskParent(dependencies, asking, now);
		if (!allowed.ok) return allowed;
		return database.transaction(async (transaction) => {
			await lockAccount(transaction, student.id);
			const { adults, checked: again } = await check(transaction);
			if (!again.ok) return again;
			const adult = adults[rank];
			if (adult === null) return failure("account.adult_missing");
			const asked = { oldEmail: adult.email, newEmail: again.value, requestedAt: now };
			await saveAddressChange(transaction, about, student.id, {
				...asked,
				confirmedAt: null,
				objectedAt: null,
			});
			for (const purpose of addressPurposes[about]) await deleteLinks(transaction, purpose, student.id);
			await recordEvent(transaction, { event: "adult_address_asked", accountId: student.id, at: now });
			const { locale } = adult;
			const facts = { about, reader: "new" } as const;
			const mail = { kind: "adultAddress", locale, accountId: student.id } as const;
			await mailer.enqueue(transaction, { ...mail, to: again.value, facts }, now);
			await mailer.enqueue(
				transaction,
				{ ...mail, to: adult.email, facts: { about, reader: "old" } as const },
				now,
			);
			return success(null);
		});
	};

	/** The student of an adult's link, and the adult's rank. */
	const studentOfLink = async (about: Agreement, token: string, now: Date) => {
		const link = await readAdultLink(database.queries(), about, token, now);
		if (!link.ok) return link;
		if (link.value.adult.confirmedAt === null) return failure("account.adult_missing");
		const student = await findAccount(database.queries(), link.value.accountId);
		return student === undefined
			? failure("account.link_invalid")
			: success({ student, rank: link.value.rank });
	};

	return [
		implementRoute(routes.inviteSecondAdult, async ({ body, session, network, now }) => {
			const student = await findAccount(database.queries(), session.accountId);
			if (student === undefined) return failure("account.sign_in_required");
			return invite(student, { ...body, network, now }, "student", student.locale);
		}),

		implementRoute(routes.inviteSecondAdultByLink, async ({ body, network, now }) => {
			const link = await studentOfLink(body.about, body.token, now);
			if (!link.ok) return link;
			return invite(link.value.student, { ...body, network, now }, "adult", body.locale);
		}),

		implementRoute(routes.changeAdultAddress, async ({ body, session, network, now }) => {
			const student = await findAccount(database.queries(), session.accountId);
			if (student === undefined) return failure("account.sign_in_required");
			return change(student, { ...body, network, now }, "first");
		}),

		implementRoute(routes.changeAdultAddressByLink, async ({ body, network, now }) => {
			const link = await studentOfLink(body.about, body.token, now);
			if (!link.ok) return link;
			return change(link.value.student, { ...body, network, now }, link.value.rank);
		}),

		implementRoute(routes.readAdultAddress, async ({ body, now }) => {
			const link = await readAddressLink(database.queries(), body.token, now);
			if (!link.ok) return link;
			const { student, about, reader, change: asked } = link.value;
			const { oldEmail, newEmail, confirmedAt } = asked;
			const { firstName } = student;
			return success({ firstName, about, reader, oldEmail, newEmail, isConfirmed: confirmedAt !== null });
		}),

		implementRoute(routes.decideAdultAddress, ({ body, now }) =>
			database.transaction(async (transaction) => {
				const first = await readAddressLink(transaction, body.token, now);
				if (!first.ok) return first;
				await lockAccount(transaction, first.value.student.id);
				const link = await readAddressLink(transaction, body.token, now);
				if (!link.ok) return link;
				return decideAddress(dependencies, transaction, link.value, body, now);
			}),
		),
	];
};
