import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { type AdultRank, type Adults, type Agreement, agreements } from "#domain/account/two-adults.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { and, eq } from "../db/drizzle.ts";
import type { Queries, Transaction } from "../db/queries.ts";
import { account, adultAddressChange, guardian, secondAdult } from "../db/schema/account.ts";
import { deleteLinks, type LinkPurpose, moveLinks, readLink } from "./links.ts";

/** A parent or guardian as stored, whichever of the two they are. */
export interface Adult {
	readonly email: string;
	readonly locale: Locale;
	readonly requestedAt: Date;
	readonly confirmedAt: Date | null;
}

/** The purpose of an adult's links. */
export const linkPurposes = {
	consent: { first: "consent", second: "secondConsent" },
	guardian: { first: "guardian", second: "secondGuardian" },
} as const satisfies Record<Agreement, Record<AdultRank, LinkPurpose>>;

const adultColumns = {
	email: secondAdult.email,
	locale: secondAdult.locale,
	requestedAt: secondAdult.requestedAt,
	confirmedAt: secondAdult.confirmedAt,
};

const isOf = (about: Agreement, accountId: string) =>
	and(eq(secondAdult.accountId, accountId), eq(secondAdult.about, about));

async function firstAdult(queries: Queries, about: Agreement, accountId: string): Promise<Adult | null> {
	if (about === "guardian") {
		const [found] = await queries.select().from(guardian).where(eq(guardian.accountId, accountId));
		return found ?? null;
	}
	const [found] = await queries.select().from(account).where(eq(account.id, accountId));
	if (found === undefined || found.guardianEmail === null || found.consent === "not_needed") return null;
	return {
		email: found.guardianEmail,
		locale: found.locale,
		requestedAt: found.consentRequestedAt ?? found.createdAt,
		confirmedAt: found.consent === "given" ? (found.consentDecidedAt ?? found.createdAt) : null,
	};
}

/** The second adult of an agreement; null without one. */
export async function secondAdultOf(
	queries: Queries,
	about: Agreement,
	accountId: string,
): Promise<Adult | null> {
	const [second] = await queries.select(adultColumns).from(secondAdult).where(isOf(about, accountId));
	return second ?? null;
}

/** The adults of one agreement of a student. */
export async function loadAdults(
	queries: Queries,
	about: Agreement,
	accountId: string,
): Promise<Adults<Adult>> {
	const first = await firstAdult(queries, about, accountId);
	return { first, second: first === null ? null : await secondAdultOf(queries, about, accountId) };
}

/** The rank of the adult with this address; undefined when they are none of the two any more. */
export const rankOf = (adults: Adults, email: string): AdultRank | undefined =>
	(["first", "second"] as const).find((rank) => adults[rank]?.email === email);

async function saveFirst(
	transaction: Transaction,
	about: Agreement,
	accountId: string,
	first: Adult | null,
	now: Date,
): Promise<void> {
	if (about === "guardian") {
		if (first === null) {
			await transaction.delete(guardian).where(eq(guardian.accountId, accountId));
			return;
		}
		const row = { ...first, accountId };
		await transaction
			.insert(guardian)
			.values(row)
			.onConflictDoUpdate({ target: guardian.accountId, set: first });
		return;
	}
	await transaction
		.update(account)
		.set({
			guardianEmail: first?.email ?? null,
			consentRequestedAt: first?.requestedAt ?? null,
			consent: first?.confirmedAt ? "given" : "pending",
			consentDecidedAt: first?.confirmedAt ?? null,
			updatedAt: now,
		})
		.where(eq(account.id, accountId));
}

const saveSecond = async (
	transaction: Transaction,
	about: Agreement,
	accountId: string,
	second: Adult | null,
): Promise<void> => {
	await transaction.delete(secondAdult).where(isOf(about, accountId));
	if (second !== null) {
		const { email, locale, requestedAt, confirmedAt } = second;
		const row = { accountId, about, email, locale, requestedAt, confirmedAt };
		await transaction.insert(secondAdult).values(row);
	}
};

/** Stores the adults of an agreement; the links of each stay theirs when they change ranks. */
export async function saveAdults(
	transaction: Transaction,
	about: Agreement,
	accountId: string,
	adults: Adults<Adult>,
	now: Date,
): Promise<void> {
	const before = await loadAdults(transaction, about, accountId);
	await saveFirst(transaction, about, accountId, adults.first, now);
	await saveSecond(transaction, about, accountId, adults.second);
	const { first, second } = linkPurposes[about];
	const isPromoted = before.second !== null && before.second.email === adults.first?.email;
	if (!isPromoted) return;
	const isSwap = before.first?.email === adults.second?.email;
	if (isSwap) await moveLinks(transaction, first, "swapped", accountId);
	await moveLinks(transaction, second, first, accountId);
	if (isSwap) await moveLinks(transaction, "swapped", second, accountId);
}

/** Deletes the second adult of an agreement, their links and any change of an address. */
export async function deleteSecondAdult(
	transaction: Queries,
	about: Agreement,
	accountId: string,
): Promise<void> {
	await transaction.delete(secondAdult).where(isOf(about, accountId));
	await transaction
		.delete(adultAddressChange)
		.where(and(eq(adultAddressChange.accountId, accountId), eq(adultAddressChange.about, about)));
	for (const purpose of [linkPurposes[about].second, ...addressPurposes[about]])
		await deleteLinks(transaction, purpose, accountId);
}

/** The purposes of links about a change of an address: for the new address and for the old one. */
export const addressPurposes = {
	consent: ["newAdultConsent", "oldAdultConsent"],
	guardian: ["newAdultGuardian", "oldAdultGuardian"],
} as const satisfies Record<Agreement, readonly [LinkPurpose, LinkPurpose]>;

/** The addresses of all adults who were asked anything about a student. */
export async function adultAddresses(queries: Queries, accountId: string): Promise<string[]> {
	const all = await Promise.all(agreements.map((about) => loadAdults(queries, about, accountId)));
	return all.flatMap(({ first, second }) => [first, second]).flatMap((adult) => adult?.email ?? []);
}

/** The adults who have agreed to anything for a student, each mailbox once. */
export async function agreedAdults(queries: Queries, accountId: string): Promise<Adult[]> {
	const all = await Promise.all(agreements.map((about) => loadAdults(queries, about, accountId)));
	const agreed = all
		.flatMap(({ first, second }) => [first, second])
		.filter((adult): adult is Adult => adult !== null && adult.confirmedAt !== null);
	return [...new Map(agreed.map((adult) => [adult.email.toLowerCase(), adult])).values()];
}

/** The student, the adults and the one of them whose link it is, or why the link does not work. */
export async function readAdultLink(
	queries: Queries,
	about: Agreement,
	token: string,
	now: Date,
): Promise<
	Result<
		{
			readonly accountId: string;
			readonly rank: AdultRank;
			readonly adult: Adult;
			readonly adults: Adults<Adult>;
		},
		LinkRefusal
	>
> {
	const { first, second } = linkPurposes[about];
	const asFirst = await readLink(queries, first, token, now);
	const isOther = !asFirst.ok && asFirst.code === "account.link_invalid";
	const link = isOther ? await readLink(queries, second, token, now) : asFirst;
	if (!link.ok) return link;
	const rank = isOther ? "second" : "first";
	const adults = await loadAdults(queries, about, link.value);
	const adult = adults[rank];
	return adult === null
		? failure("account.link_invalid")
		: success({ accountId: link.value, rank, adult, adults });
}
